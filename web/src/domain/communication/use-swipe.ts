import { useRef, type TouchEvent } from 'react'

/** In pixels; a shorter movement is a tap or a scroll. */
const far = 40

/** Handlers for an element on which a swipe moves to the next (1) or the previous (-1) item. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX ?? null
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX
      if (start.current === null || end === undefined) return
      const moved = end - start.current
      start.current = null
      if (Math.abs(moved) < far) return
      // Otherwise the swipe would also be a tap, which enlarges the picture.
      if (event.cancelable) event.preventDefault()
      step(moved < 0 ? 1 : -1)
    },
  }
}
