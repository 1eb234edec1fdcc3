import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

/** The up and down keys move to the same control in the next row, Home and End to the first and last row. */
export function moveBetweenRows(event: ReactKeyboardEvent<HTMLElement>) {
  const steps: Record<string, (at: number, count: number) => number> = {
    ArrowDown: (at, count) => Math.min(at + 1, count - 1),
    ArrowUp: (at) => Math.max(at - 1, 0),
    Home: () => 0,
    End: (_at, count) => count - 1,
  }
  const step = steps[event.key]
  const target = event.target
  if (step === undefined || hasModifier(event) || !(target instanceof HTMLElement)) return
  const row = target.closest('[data-list-row]')
  if (row === null) return
  const rows = [...event.currentTarget.querySelectorAll('[data-list-row]')]
  const place = [...row.querySelectorAll(focusable)].indexOf(target)
  const controls =
    rows[step(rows.indexOf(row), rows.length)]?.querySelectorAll<HTMLElement>(focusable)
  const next = controls?.[Math.min(Math.max(place, 0), controls.length - 1)]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const hasModifier = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Elements in which a letter is text and not a shortcut. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select') !== null) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox')

/** "/" moves to the search and "n" adds a new row. Neither works while a dialog or menu is open. */
export function useListKeys(page: RefObject<HTMLElement | null>) {
  // Synchronises with the window's keyboard.
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const covered = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
      const reserved = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
      if (reserved || isTyping(event.target) || covered !== null) return
      const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector)
      if (event.key === '/') {
        const search = find('input[type="search"]')
        if (!(search instanceof HTMLInputElement)) return
        event.preventDefault() // or the field would begin with it
        search.focus()
        search.select()
      }
      if (event.key === 'n') find('[data-primary] [data-action]')?.click()
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [page])
}
