import { useMemo } from 'react'
import { useEditor } from './editor-context.ts'
import { showPlace } from './show-place.ts'

/** Undoing over the whole paper; each leads to where the edit was. */
export function useUndo(): { undo: () => void; redo: () => void } {
  const { store, folded } = useEditor()
  return useMemo(() => {
    const lead = (place: string | null) => {
      if (place !== null) showPlace(store.get(), folded, place)
    }
    return { undo: () => lead(store.undo()), redo: () => lead(store.redo()) }
  }, [folded, store])
}
