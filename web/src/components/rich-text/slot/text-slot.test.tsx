import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
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

/** A text that is held, drawn and pressed, whose editor does not come while the pointer is down. */
function heldSlot(value: TextSlotProps['value'] = null) {
  const told: TextSlotProps['value'][] = []
  function Held() {
    const [now, setNow] = useState(value)
    const hold = (next: NonNullable<typeof now>) => {
      told.push(next)
      setNow(next)
    }
    return slot({ value: now, onChange: hold })
  }
  const { rerender, unmount } = render(<Held />)
  const drawn = screen.getByRole('textbox')
  fireEvent.pointerDown(drawn, { clientX: 1, clientY: 1 })
  act(() => drawn.focus())
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(drawn, { key }))
  return { drawn, press, rerender, unmount, told }
}

const linesOf = (value: TextSlotProps['value'] | undefined) =>
  value?.root.children.map(({ children = [] }) => children.map((one) => one['text']).join(''))

test('letters that are typed before the editor has come are in the text', async () => {
  const { drawn, press } = heldSlot()
  press('W', 'e', 'x', 'Backspace', ' ', 'Enter', 'g', 'o')
  fireEvent.keyDown(drawn, { key: 'c', ctrlKey: true })
  fireEvent.pointerUp(drawn)
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveTextContent('We go'))
  const lines = [...screen.getByRole('textbox').querySelectorAll('p')]
  expect(lines.map(({ textContent }) => textContent)).toEqual(['We ', 'go'])
})

test('the editor of a pressed text is there as soon as the mouse is lifted', () => {
  const { drawn } = heldSlot()
  act(() => seen(true))
  expect(isEditor()).toBe(false)
  fireEvent.mouseUp(drawn)
  expect(isEditor()).toBe(true)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test.each([
  ['the writer goes on elsewhere', ({ drawn }: ReturnType<typeof heldSlot>) => drawn.blur()],
  [
    'the writer saves',
    ({ drawn }: ReturnType<typeof heldSlot>) =>
      void fireEvent.keyDown(drawn, { key: 's', ctrlKey: true }),
  ],
  ['its side of the paper goes', ({ unmount }: ReturnType<typeof heldSlot>) => unmount()],
])('what is typed before the editor has come is kept when %s', (_, act1) => {
  const held = heldSlot(stored(paragraph('Name two.')))
  held.press(' ', 'S', 'o', 'Enter', 'b', 'e')
  act(() => act1(held))
  expect(held.told.map(linesOf)).toEqual([['Name two. So', 'be']])
})

test('an editor that comes when the writer has gone on takes no focus', async () => {
  const { drawn } = heldSlot()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  act(() => elsewhere.focus())
  act(() => seen(true))
  fireEvent.mouseUp(drawn)
  await vi.waitFor(() => expect(isEditor()).toBe(true))
  expect(elsewhere).toHaveFocus()
  elsewhere.remove()
})

test('a text that becomes an editor while the focus is on its way to it gets the focus', () => {
  const onFocus = vi.fn()
  const before = document.body.appendChild(document.createElement('button'))
  render(slot({ onFocus }))
  before.focus()
  // Drawn at once, as React does for what waits when a field is left.
  before.addEventListener('blur', () => flushSync(() => seen(true)), { once: true })
  act(() => screen.getByRole('textbox').focus())
  expect(isEditor()).toBe(true)
  expect(onFocus).toHaveBeenCalled()
  before.remove()
})
