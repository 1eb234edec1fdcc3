import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { paragraph, stored } from '../editor/test-editor.ts'
import type * as Load from './load-editor.ts'
import { TextSlot } from './text-slot.tsx'

let online = false
vi.mock('./load-editor.ts', async (original) => {
  const { loadEditor } = await original<typeof Load>()
  return {
    loadEditor: async () =>
      online ? loadEditor() : Promise.reject(new TypeError('Failed to fetch')),
  }
})

test('a text whose editor does not come stays readable, says so when it is entered, and can be tried again', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const { user } = renderScreen(
    <TextSlot
      value={stored(paragraph('Name two fractions.'))}
      onChange={() => undefined}
      kind="full"
      lang="en"
      label="1"
    />,
  )
  await act(async () => Promise.resolve())
  const text = screen.getByRole('textbox')
  expect(text).toHaveTextContent('Name two fractions.')
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => text.focus())
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(
    () => expect(screen.getByRole('textbox')).toHaveAttribute('contenteditable', 'true'),
    { timeout: 20_000 },
  )
  expect(screen.queryByRole('alert')).toBeNull()
}, 30_000)
