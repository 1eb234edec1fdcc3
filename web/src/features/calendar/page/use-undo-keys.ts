import { useEffect } from 'react'

/** Ctrl Z, or Cmd Z on a Mac, anywhere but where text is typed or a dialog is open. Null: nothing can be undone now. */
export function useUndoKeys(undoLast: (() => void) | null) {
  useEffect(() => {
    if (undoLast === null) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z')
        return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('input, textarea, select, [contenteditable=true]') instanceof Element)
        return
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      event.preventDefault()
      undoLast()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [undoLast])
}
