import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { layout, type PageRange } from './layout.ts'
import { pageRoom, pageWidth } from './page-size.ts'
import type { SheetBlock } from './sheet-block.ts'

/** A page of a sheet; `height` is set where a single block is taller than the paper. */
export interface DrawnPage extends PageRange {
  height: number | null
}

const same = (one: readonly DrawnPage[], other: readonly DrawnPage[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * In a preview that is drawn smaller, a height depends by a fraction of a pixel on where its block stands. So small a
 * difference, in pixels, changes nothing: otherwise two divisions could call for each other without end.
 */
const noDifference = 0.25

/** For larger differences: so often within a second the pages are divided anew, and no more. */
const mostDivisions = 6

/** Before the first measuring, and while blocks came or went: what is known, made to hold every block once. */
function covering(pages: readonly DrawnPage[], count: number): DrawnPage[] {
  const kept = pages.filter(({ start }) => start < count)
  const last = kept.at(-1)
  if (last === undefined) return [{ start: 0, end: count, height: null }]
  return [...kept.slice(0, -1), { ...last, end: count }]
}

/**
 * The pages of a sheet. Blocks are measured where they stand, before the browser paints, and again when a font or a picture
 * changes their height.
 * @param sheet the element with the pages, each block in a [data-block]
 * @param size of the text, in pixels
 */
export function usePages(
  sheet: RefObject<HTMLElement | null>,
  blocks: readonly SheetBlock[],
  size: number,
): DrawnPage[] {
  const [known, setKnown] = useState<DrawnPage[]>([])
  const pages = covering(known, blocks.length)
  const divisions = useRef<number[]>([])
  const heightsBefore = useRef<number[]>([])
  // Outside React: the heights that the browser gave the blocks.
  useLayoutEffect(() => {
    const root = sheet.current
    if (root === null) return
    const elements = [...root.querySelectorAll('[data-block]')]
    const measure = () => {
      // A preview is drawn smaller than the paper.
      const scale = (root.querySelector('.page')?.getBoundingClientRect().width ?? 0) / pageWidth
      const heights = elements.map((one, index) => {
        const height = scale > 0 ? one.getBoundingClientRect().height / scale : 0
        const before = heightsBefore.current[index] ?? Infinity
        return Math.abs(height - before) < noDifference ? before : height
      })
      heightsBefore.current = heights
      const measured = blocks.map((block, index) => ({
        ...block,
        gap: block.gap * size,
        height: heights[index] ?? 0,
      }))
      const next = layout(measured, pageRoom).map(({ start, end }) => {
        const height = measured[start]?.height ?? 0
        return { start, end, height: end - start === 1 && height > pageRoom ? height : null }
      })
      if (same(known, next)) return
      const now = performance.now()
      const recent = divisions.current.filter((at) => now - at < 1000)
      if (recent.length >= mostDivisions) return
      divisions.current = [...recent, now]
      setKnown(next)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [sheet, blocks, size, known])
  return pages
}
