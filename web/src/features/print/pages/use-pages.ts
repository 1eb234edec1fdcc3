import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { heightAlone, layout, type Block } from './layout.ts'
import { pageRoom, pageWidth } from './page-size.ts'
import type { Measured, SheetBlock } from './sheet-block.ts'

/** The edge of a part of a block. */
export interface Edge {
  place: number
  columns: readonly number[]
}

/** A page of a sheet: from a block, or a place in it, up to another. */
export interface DrawnPage {
  start: number
  end: number
  from: Edge | null
  to: Edge | null
  /** How much smaller a single block, row or item is drawn that is taller than the paper; mostly 1. */
  shrink: number
}

const same = (one: readonly DrawnPage[], other: readonly DrawnPage[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * In a preview that is drawn smaller, a height depends by a fraction of a pixel on where its block stands. So small a
 * difference, in pixels, changes nothing: otherwise two divisions could call for each other without end.
 */
const noDifference = 0.25

/**
 * For larger differences: so often within a second the same division is returned to, and no more. Others are always made:
 * while pictures, formulas and fonts arrive, each may bring a new one.
 */
const mostReturns = 2

const wholeSheet = (count: number): DrawnPage => ({
  start: 0,
  end: count,
  from: null,
  to: null,
  shrink: 1,
})

/** Before the first measuring, and while blocks came or went: what is known, made to hold every block once. */
function covering(
  { pages, keys }: { pages: readonly DrawnPage[]; keys: string },
  blocks: readonly SheetBlock[],
): DrawnPage[] {
  if (keys === keysOf(blocks)) return [...pages]
  const kept = pages.filter(({ start }) => start < blocks.length)
  const last = kept.at(-1)
  if (last === undefined) return [wholeSheet(blocks.length)]
  // Where a block was divided, another may stand now: each is drawn whole, where it begins.
  const whole = kept.map(({ start, end, from }) => ({
    ...wholeSheet(end),
    start: from === null ? start : Math.min(start + 1, end),
  }))
  return [...whole.slice(0, -1), { ...wholeSheet(blocks.length), start: whole.at(-1)?.start ?? 0 }]
}

const keysOf = (blocks: readonly SheetBlock[]) => blocks.map(({ key }) => key).join(' ')

/**
 * The pages of a sheet. Blocks are measured where they stand, before the browser paints, and again when a font or a picture
 * changes their height.
 * @param sheet the element with the pages; each block stands in it whole once, as [data-block] with its key
 * @param size of the text, in pixels
 */
export function usePages(
  sheet: RefObject<HTMLElement | null>,
  blocks: readonly SheetBlock[],
  size: number,
): DrawnPage[] {
  const [known, setKnown] = useState<{ pages: DrawnPage[]; keys: string }>({ pages: [], keys: '' })
  const divisions = useRef<{ at: number; pages: string }[]>([])
  const heightsBefore = useRef(new Map<string, number>())
  // Outside React: the heights that the browser gave the blocks.
  useLayoutEffect(() => {
    const root = sheet.current
    if (root === null) return
    const elements = new Map(
      [...root.querySelectorAll('[data-block]')].map(
        (one) => [one.getAttribute('data-block'), one] as const,
      ),
    )
    const measure = (commit: (act: () => void) => void) => {
      // A preview is drawn smaller than the paper.
      const scale = (root.querySelector('.page')?.getBoundingClientRect().width ?? 0) / pageWidth
      const heights = new Map<string, number>()
      const measured = blocks.map((block): { block: Block; cut: Measured | undefined } => {
        const element = elements.get(block.key)
        const seen = element?.getBoundingClientRect().height ?? 0
        const now = scale > 0 ? seen / scale : 0
        const before = heightsBefore.current.get(block.key) ?? Infinity
        const height = Math.abs(now - before) < noDifference ? before : now
        heights.set(block.key, height)
        const cut =
          element === undefined ||
          scale === 0 ||
          (block.division?.ratherWhole === true && height <= pageRoom)
            ? undefined
            : block.division?.measure(element)
        return {
          block: {
            ...block,
            gap: block.gap * size,
            height,
            ...(cut === undefined
              ? {}
              : {
                  cuts: cut.cuts.map((one) => one / scale),
                  head: cut.head / scale,
                  ratherWhole: block.division?.ratherWhole ?? false,
                }),
          },
          cut,
        }
      })
      heightsBefore.current = heights
      const edge = (index: number, cut: number | undefined): Edge | null => {
        const found = measured[index]?.cut
        if (cut === undefined || found === undefined) return null
        return { place: found.placeOf(cut), columns: found.columns }
      }
      const next = layout(
        measured.map(({ block }) => block),
        pageRoom,
      ).map((range): DrawnPage => {
        const { start, end, from, to } = range
        const block = end - start === 1 ? measured[start]?.block : undefined
        const height = block === undefined ? 0 : heightAlone(block, range)
        return {
          start,
          end,
          from: edge(start, from),
          to: edge(end - 1, to),
          shrink: height > pageRoom ? pageRoom / height : 1,
        }
      })
      const keys = keysOf(blocks)
      if (known.keys === keys && same(known.pages, next)) return
      const now = performance.now()
      const made = JSON.stringify(next)
      const recent = divisions.current.filter(({ at }) => now - at < 1000)
      const returns = recent.filter(({ pages }) => pages === made).length
      if (returns >= mostReturns && known.keys === keys) return
      divisions.current = [...recent, { at: now, pages: made }]
      commit(() => setKnown({ pages: next, keys }))
    }
    measure((act) => act())
    if (typeof ResizeObserver === 'undefined') return
    // In the same frame, so that nobody sees or prints the division before.
    const observer = new ResizeObserver(() => measure(flushSync))
    for (const element of elements.values()) observer.observe(element)
    return () => observer.disconnect()
  }, [sheet, blocks, size, known])
  return covering(known, blocks)
}
