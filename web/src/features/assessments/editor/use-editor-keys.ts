import { useEffect, type KeyboardEvent } from 'react'
import type { Editor } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/**
 * Ctrl or Cmd with Z undoes over the whole paper, with Shift and Z or Y redoes, with F finds, with S or Enter saves. In a
 * plain field Enter alone does nothing: one key must not close an hour's work.
 */
export function useEditorKeys(
  { store, folded }: Editor,
  { submit, find }: { submit: () => void; find: () => void },
): (event: KeyboardEvent<HTMLFormElement>) => void {
  const lead = (place: string | null) => {
    if (place !== null) showPlace(store.get(), folded, place)
  }
  // The browser's own menus for undoing know only one field.
  useEffect(() => {
    const before = (event: InputEvent) => {
      const inEditor =
        event.target instanceof Element && event.target.closest('[role="dialog"] form')
      if (!inEditor || event.defaultPrevented) return
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
  }, [store])

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
