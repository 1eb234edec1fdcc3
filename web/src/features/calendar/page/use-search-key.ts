import { useEffect } from 'react'

/** "/" opens the search, but not where text is typed or a dialog or menu is open. Null: nothing can be searched now. */
export function useSearchKey(open: (() => void) | null) {
  useEffect(() => {
    if (open === null) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('input, textarea, select, [contenteditable=true]') instanceof Element)
        return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [open])
}
