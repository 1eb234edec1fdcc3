import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { openPdf } from '@/lib/pdf/open-pdf.ts'
import { PdfPages } from './pdf-pages.tsx'

vi.mock('@/lib/pdf/open-pdf.ts', () => ({ openPdf: vi.fn() }))

// Nothing comes near the screen.
vi.stubGlobal(
  'IntersectionObserver',
  vi.fn(function observer() {
    return { observe: () => undefined, disconnect: () => undefined }
  }),
)

test('a file is closed when it is no longer on the screen', async () => {
  const close = vi.fn(async () => Promise.resolve())
  const page = {
    number: 1,
    draw: async () => Promise.resolve(1),
    readText: async () => Promise.resolve(''),
  }
  vi.mocked(openPdf).mockResolvedValue({ shape: 1, pages: [page], close })
  const { unmount, findByText } = await act(async () =>
    Promise.resolve(renderScreen(<PdfPages file={new Blob(['%PDF'])} language="en" />)),
  )
  await findByText('Page 1 of 1')
  expect(close).not.toHaveBeenCalled()
  unmount()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})
