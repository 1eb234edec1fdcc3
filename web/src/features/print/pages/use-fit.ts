import { useLayoutEffect, useState, type RefObject } from 'react'
import { pageWidth } from './page-size.ts'

/** How much smaller than A4 the pages are drawn, so that they fit into the width that there is; at most 1. */
export function useFit(sheet: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(1)
  // Outside React: the width of the element.
  useLayoutEffect(() => {
    const element = sheet.current
    if (element === null) return
    const measure = () => {
      const { clientWidth } = element
      if (clientWidth > 0) setFit(Math.min(1, clientWidth / pageWidth))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [sheet])
  return fit
}
