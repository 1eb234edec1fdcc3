import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * Cards of different heights without gaps, in 3 columns, 2 below 1000 px and 1 below 500 px. The grid has
 * rows of one pixel, and each card spans as many as its height, so that the order in the page stays the
 * order of the list for keyboards and screen readers.
 */
export function Masonry({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-flow-row-dense auto-rows-[1px] gap-x-6 min-[500px]:grid-cols-2 min-[1000px]:grid-cols-3">
      {children}
    </ul>
  )
}

/** Pixels between a card and the one below it. */
const gap = 24

export function MasonryItem({ children }: { children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // Synchronises with the card's height, before it is painted and whenever it changes.
  useLayoutEffect(() => {
    if (content.current === null) return
    const measure = () => {
      const height = content.current?.getBoundingClientRect().height ?? 0
      place.current?.style.setProperty('grid-row-end', `span ${String(Math.ceil(height) + gap)}`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={place} className="min-w-0">
      <div ref={content}>{children}</div>
    </li>
  )
}
