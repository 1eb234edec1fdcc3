import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { useCloseElsewhere } from './use-close-elsewhere.ts'

test('a menu closes when the page changes, forwards and back, and not before', async () => {
  const close = vi.fn()
  function Frame() {
    useCloseElsewhere(close)
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: ['/one'],
  })
  renderScreen(<RouterProvider router={router} />)
  expect(close).not.toHaveBeenCalled()
  await act(async () => router.navigate('/two'))
  await expect.poll(() => close.mock.calls.length).toBe(1)
  await act(async () => router.navigate(-1))
  await expect.poll(() => close.mock.calls.length).toBe(2)
})
