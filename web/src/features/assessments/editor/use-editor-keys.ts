import { useCallback, useEffect, type KeyboardEvent, type RefObject } from 'react'
import type { PaperStore } from '../paper/paper-store.ts'
import { useKeptFocus } from './kept-focus.ts'

type Keys = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Ctrl or Cmd with Z undoes over the whole paper, with Shift and Z or Y redoes, with F finds, with S or Enter saves. In a
 * plain field Enter alone does nothing: one key must not close an hour's work.
 */
export function useEditorKeys(
  store: PaperStore,
  {
    form,
    away,
    undo,
    redo,
    submit,
    find,
  }: {
    form: RefObject<HTMLFormElement | null>
    /** The paper is not shown, because somebody has to choose between two versions of it. */
    away: boolean
    undo: () => void
    redo: () => void
    submit: () => void
    find: () => void
  },
): (event: KeyboardEvent<HTMLFormElement>) => void {
  useKeptFocus(store, form)
  /** A search within the dialog, and a dialog above it, undo what is typed in them by themselves. */
  const isPaper = useCallback(
    (target: EventTarget | null) =>
      !away &&
      target instanceof Element &&
      form.current?.contains(target) === true &&
      target.closest('[role="search"]') === null,
    [away, form],
  )
  // The browser's own menus for undoing know only one field.
  useEffect(() => {
    const before = (event: InputEvent) => {
      if (event.defaultPrevented || !isPaper(event.target)) return
      if (event.inputType === 'historyUndo') {
        event.preventDefault()
        undo()
      } else if (event.inputType === 'historyRedo') {
        event.preventDefault()
        redo()
      }
    }
    document.addEventListener('beforeinput', before)
    return () => document.removeEventListener('beforeinput', before)
  }, [isPaper, redo, undo])

  /** What a key does; null for a key of the field. */
  const actOf = useCallback(
    (event: Keys, inPaper: boolean): (() => void) | null => {
      const { shiftKey, altKey } = event
      if (!event.ctrlKey && !event.metaKey) return null
      const press = event.key.toLowerCase()
      if (press === 's' || press === 'enter') return submit
      if (altKey) return null
      if (press === 'f' && !shiftKey) return find
      if (!inPaper) return null
      if (press === 'z') return shiftKey ? redo : undo
      return press === 'y' && !shiftKey ? redo : null
    },
    [find, redo, submit, undo],
  )
  // Where the focused control was taken away, or a press beside all controls took the focus, the keys go to the page.
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { target } = event
      const around =
        target instanceof Element && target !== form.current && target.contains(form.current)
      const act = event.defaultPrevented || !around ? null : actOf(event, !away)
      if (act === null) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actOf, away, form])

  return (event) => {
    const { key, target, currentTarget } = event
    // Lists and panels that are drawn elsewhere send their keys here as well.
    if (event.defaultPrevented || !(target instanceof Node) || !currentTarget.contains(target))
      return
    if (!event.ctrlKey && !event.metaKey) {
      if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
      return
    }
    const act = actOf(event, isPaper(target))
    if (act === null) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
