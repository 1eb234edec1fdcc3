import { useMemo } from 'react'
import { stateOf } from './changed-control.ts'
import { useEditor, type Editor } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/** Undoing over the whole paper; each leads to where the edit was. */
export interface Undoing {
  /** By a button, which keeps the focus, to be pressed again. */
  undo: () => void
  redo: () => void
  /** By a key: the focus goes to what changed. */
  undoByKey: () => void
  redoByKey: () => void
}

export function undoingOf({ store, folded }: Pick<Editor, 'store' | 'folded'>): Undoing {
  const lead = (act: () => string | null, byKey: boolean) => {
    const place = act()
    if (place === null) return
    // What is drawn now is still the paper before.
    showPlace(store.get(), folded, place, byKey ? stateOf(place) : false)
  }
  return {
    undo: () => lead(store.undo, false),
    redo: () => lead(store.redo, false),
    undoByKey: () => lead(store.undo, true),
    redoByKey: () => lead(store.redo, true),
  }
}

export function useUndo(): Undoing {
  const editor = useEditor()
  return useMemo(() => undoingOf(editor), [editor])
}
