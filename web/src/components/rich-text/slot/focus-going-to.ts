let next: EventTarget | null = null
let watching = false

/** From then on, `isGoingTo` is told. */
export function watchFocus(): void {
  if (watching) return
  watching = true
  const left = ({ relatedTarget }: FocusEvent) => {
    next = relatedTarget
    setTimeout(() => {
      if (next === relatedTarget) next = null
    })
  }
  document.addEventListener('blur', left, true)
  document.addEventListener('focus', () => (next = null), true)
}

/**
 * Whether the focus has left another field for this element and has not arrived: the browser lets scripts draw in between,
 * and an element that they take away gets no focus.
 */
export const isGoingTo = (element: Element | null): boolean => element !== null && next === element
