import { useState } from 'react'

/** The element that opened a dialog. A menu's entry disappears with its menu, so the menu's button stands for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/**
 * The element that has taken the opener's place. Lists that are drawn anew after a save name their elements by
 * `data-return-focus`.
 */
function successorOf(opener: HTMLElement | null): HTMLElement | null {
  const key = opener?.dataset['returnFocus']
  if (key === undefined) return null
  return document.querySelector<HTMLElement>(`[data-return-focus="${CSS.escape(key)}"]`)
}

/** Used when the opener no longer exists, such as the first "Add" of an empty list. */
function focusPage() {
  const main = document.getElementById('main')
  if (main === null) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/**
 * For `onCloseAutoFocus` of a dialog that no Radix trigger opens: returns the focus to the element that had
 * it before. Call it in the component that is mounted when the dialog opens.
 */
export function useReturnFocus({ orPage = false } = {}): (event: Event) => void {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (event) => {
    event.preventDefault()
    const target = opener?.isConnected ? opener : successorOf(opener)
    if (target !== null) target.focus()
    else if (orPage) focusPage()
  }
}
