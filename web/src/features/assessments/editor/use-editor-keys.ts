import { useCallback, useEffect, type KeyboardEvent, type RefObject } from 'react'
import type { Editor } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/**
 * Ctrl or Cmd with Z undoes over the whole paper, with Shift and Z or Y redoes, with F finds, with S or Enter saves. In a
 * plain field Enter alone does nothing: one key must not close an hour's work.
 */
export function useEditorKeys(
  { store, folded }: Editor,
  {
    form,
    away,
    submit,
    find,
  }: {
    form: RefObject<HTMLFormElement | null>
    /** The paper is not shown, because somebody has to choose between two versions of it. */
    away: boolean
    submit: () => void
    find: () => void
  },
): (event: KeyboardEvent<HTMLFormElement>) => void {
  const lead = (place: string | null) => {
    if (place !== null) showPlace(store.get(), folded, place)
  }
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
        store.undo()
      } else if (event.inputType === 'historyRedo') {
        event.preventDefault()
        store.redo()
      }
    }
    document.addEventListener('beforeinput', before)
    return () => document.removeEventListener('beforeinput', before)
  }, [isPaper, store])

  return (event) => {
    const { key, shiftKey, target, currentTarget } = event
    // Lists and panels that are drawn elsewhere send their keys here as well.
    if (event.defaultPrevented || !(target instanceof Node) || !currentTarget.contains(target))
      return
    if (!event.ctrlKey && !event.metaKey) {
      if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
      return
    }
    const press = key.toLowerCase()
    if ((press === 'z' || press === 'y') && !isPaper(target)) return
    const does =
      press === 'z' && !event.altKey
        ? () => lead(shiftKey ? store.redo() : store.undo())
        : press === 'y' && !shiftKey && !event.altKey
          ? () => lead(store.redo())
          : press === 'f' && !shiftKey && !event.altKey
            ? find
            : press === 's' || press === 'enter'
              ? submit
              : null
    if (does === null) return
    event.preventDefault()
    event.stopPropagation()
    does()
  }
}
