import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

function Calendar({ undoLast, asks }: { undoLast: (() => void) | null; asks: boolean }) {
  useUndoKeys(undoLast)
  return (
    <>
      <input />
      {asks && <div role="dialog" />}
    </>
  )
}

const press = (target: Element, keys: object = { ctrlKey: true }) =>
  fireEvent.keyDown(target, { key: 'z', ...keys })

test('Ctrl Z and Cmd Z undo; typing, redoing and dialogs keep the keys to themselves', () => {
  const undoLast = vi.fn()
  const { rerender } = render(<Calendar undoLast={undoLast} asks={false} />)
  press(screen.getByRole('textbox'))
  press(document.body, {})
  press(document.body, { ctrlKey: true, shiftKey: true })
  expect(undoLast).not.toHaveBeenCalled()
  press(document.body)
  press(document.body, { metaKey: true })
  expect(undoLast).toHaveBeenCalledTimes(2)
  rerender(<Calendar undoLast={undoLast} asks />)
  press(document.body)
  rerender(<Calendar undoLast={null} asks={false} />)
  press(document.body)
  expect(undoLast).toHaveBeenCalledTimes(2)
})
