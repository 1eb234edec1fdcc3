import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** From here on only the rows near the screen are drawn. */
const mostDrawn = 200

/**
 * Which of a table's rows to draw, with the heights that stand for the others. Short lists are drawn whole: searching in
 * the page and printing see every row.
 */
export function useVisibleRows(count: number, rowHeight: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const virtual = count > mostDrawn
  useLayoutEffect(() => {
    if (body.current !== null) {
      setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY)
    }
  }, [virtual])
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: virtual,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
  })
  if (!virtual)
    return { body, indexes: Array.from({ length: count }, (_, i) => i), above: 0, below: 0 }
  const items = virtualizer.getVirtualItems()
  return {
    body,
    indexes: items.map((item) => item.index),
    above: Math.max(0, (items[0]?.start ?? scrollMargin) - scrollMargin),
    below: Math.max(
      0,
      virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    ),
  }
}
