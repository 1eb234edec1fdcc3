import { useRef, type TouchEvent } from 'react'

/** Pixels: less is a tap or the page being scrolled. */
const far = 40

/** Handlers for a place where a finger can move to the next (1) or the one before (-1). */
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
      // Not a tap as well: that would enlarge the picture.
      if (event.cancelable) event.preventDefault()
      step(moved < 0 ? 1 : -1)
    },
  }
}
