import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paragraph, stored } from '../editor/test-editor.ts'
import { loadEditor } from './load-editor.ts'
import type { TextSlotProps } from './slot-change.ts'
import { TextSlot } from './text-slot.tsx'

/** Tells each slot whether it is near the screen. */
let seen: (near: boolean) => void = () => undefined

// Loading the editor's files takes longer than a test waits.
beforeAll(async () => {
  await loadEditor()
}, 60_000)
beforeEach(() => {
  const observers = new Set<(near: boolean) => void>()
  seen = (near) => observers.forEach((tell) => tell(near))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observers.add((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.useRealTimers())

const slot = (more: Partial<TextSlotProps> = {}) => (
  <StrictMode>
    <IntlProvider locale="en">
      <TextSlot
        value={stored(paragraph('Name two fractions.'))}
        onChange={() => undefined}
        kind="full"
        lang="en"
        label="Question 1"
        {...more}
      />
    </IntlProvider>
  </StrictMode>
)

const editable = () => screen.getByRole('textbox').getAttribute('contenteditable')
const isEditor = () => editable() === 'true'

test('far from the screen the text is only drawn, near it there is an editor', async () => {
  render(slot())
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveTextContent('Name two')
  expect(isEditor()).toBe(false)
  act(() => seen(true))
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveTextContent('Name two')
  expect(screen.getByRole('textbox')).toHaveAttribute('lang', 'en')
})

test('the editor goes ten seconds after the text has left the screen', async () => {
  render(slot())
  act(() => seen(true))
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  vi.useFakeTimers()
  act(() => seen(false))
  act(() => void vi.advanceTimersByTime(9_000))
  expect(isEditor()).toBe(true)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(isEditor()).toBe(false)
  expect(screen.getByRole('textbox')).toHaveTextContent('Name two')
})

test('a drawn text that is focused gets its editor, and the editor the focus', async () => {
  render(slot())
  act(() => screen.getByRole('textbox').focus())
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('a text is not taken away under a pressed pointer', async () => {
  render(slot())
  const drawn = screen.getByRole('textbox')
  fireEvent.pointerDown(drawn.querySelector('p') ?? drawn, { clientX: 1, clientY: 1 })
  act(() => drawn.focus())
  act(() => seen(true))
  // The press goes on longer than the editor needs.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(drawn).toBeInTheDocument()
  expect(drawn).toHaveFocus()
  fireEvent.pointerUp(drawn)
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('a text from outside is shown without a report', async () => {
  const onChange = vi.fn()
  const { rerender } = render(slot({ onChange }))
  act(() => seen(true))
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  rerender(slot({ onChange, value: stored(paragraph('Undone.')) }))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveTextContent('Undone.'))
  expect(onChange).not.toHaveBeenCalled()
})

test('a disabled text is not written in', async () => {
  render(slot({ disabled: true }))
  act(() => seen(true))
  await vi.waitFor(() => expect(editable()).toBe('false'))
})

test('letters that are typed before the editor has come are in the text', async () => {
  function Held() {
    const [value, setValue] = useState<TextSlotProps['value']>(null)
    return slot({ value, onChange: setValue })
  }
  render(<Held />)
  const drawn = screen.getByRole('textbox')
  fireEvent.pointerDown(drawn, { clientX: 1, clientY: 1 })
  act(() => drawn.focus())
  for (const key of ['W', 'e', ' ']) fireEvent.keyDown(drawn, { key })
  fireEvent.keyDown(drawn, { key: 'c', ctrlKey: true })
  fireEvent.pointerUp(drawn)
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveTextContent('We'))
  expect(screen.getByRole('textbox').textContent).toBe('We ')
})
