import { useEffect, useState, type RefObject } from 'react'

export interface ColumnsInView {
  /** How many columns can be seen whole, the first one included, which stays. */
  seen: number
  all: number
  /** Some are out of view on this side. */
  left: boolean
  right: boolean
}

/** Widths are fractions of a pixel. */
const slack = 1

/** @param box holds the table, and scrolls. @returns null where all of the table fits */
export function columnsInView(box: HTMLElement): ColumnsInView | null {
  if (box.scrollWidth <= box.clientWidth + slack) return null
  const heads = [...box.querySelectorAll('thead th[data-column]')]
  const around = box.getBoundingClientRect()
  // What stays in place covers what scrolls below it.
  const start = heads[0]?.getBoundingClientRect().right ?? around.left
  const actions = box.querySelector('thead th[data-actions]')
  const end = actions?.getBoundingClientRect().left ?? around.right
  const places = heads.slice(1).map((head) => head.getBoundingClientRect())
  const left = places.filter((place) => place.left < start - slack).length
  const right = places.filter(
    (place) => place.left >= start - slack && place.right > end + slack,
  ).length
  return {
    seen: heads.length - left - right,
    all: heads.length,
    left: left > 0,
    right: right > 0,
  }
}

/** Follows which columns of a table can be seen, as it is scrolled and as the window changes. */
export function useColumnsInView(boxRef: RefObject<HTMLElement | null>): ColumnsInView | null {
  const [view, setView] = useState<ColumnsInView | null>(null)
  // Outside React: the layout of the page.
  useEffect(() => {
    const box = boxRef.current
    if (box === null || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const next = columnsInView(box)
      setView((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    for (const table of box.children) watch.observe(table)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [boxRef])
  return view
}
