/** How many pointers are down. */
let pressed = 0

const lifted = () => {
  pressed = Math.max(0, pressed - 1)
}
window.addEventListener('pointerdown', () => (pressed += 1), true)
window.addEventListener('pointerup', lifted, true)
window.addEventListener('pointercancel', lifted, true)

/**
 * Does it now, or, when a pointer is being pressed, once it was lifted and what it was pressed on has heard of it. For what
 * a field says when it is left: a line that comes or goes moves the page, and the press would miss.
 */
export function afterPress(act: () => void): void {
  if (pressed === 0) {
    act()
    return
  }
  const once = new AbortController()
  const later = () => {
    once.abort()
    // The click comes after the pointer was lifted.
    setTimeout(act)
  }
  for (const name of ['pointerup', 'pointercancel'])
    window.addEventListener(name, later, { signal: once.signal, capture: true })
}
