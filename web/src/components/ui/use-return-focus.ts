import { useState } from 'react'

/** What opened a dialog; an entry of a menu goes with its menu, whose button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const button = menu?.getAttribute('aria-labelledby')
  const opener = button ? document.getElementById(button) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/** Where nothing is left of what opened the dialog, such as the first "Add" of an empty list. */
function focusPage() {
  const main = document.getElementById('main')
  if (main === null) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/**
 * For `onCloseAutoFocus` of a dialog that no Radix trigger opens: gives the focus back to what had it before. Call it in
 * the component that is mounted when the dialog opens.
 */
export function useReturnFocus({ orPage = false } = {}): (event: Event) => void {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (event) => {
    event.preventDefault()
    if (opener?.isConnected) opener.focus()
    else if (orPage) focusPage()
  }
}
