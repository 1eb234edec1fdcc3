import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { heightWatch, noDifference, type HeightWatch } from './height-watch.ts'
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

/** What a block measured when it was last looked at; its cuts count while it is the same block of the same height. */
interface Seen {
  block: SheetBlock
  element: Element | undefined
  height: number
  cut: Omit<Measured, 'placeOf'> | undefined
}

/** In pixels of the paper: a preview is drawn smaller. */
const onPaper = ({ cuts, head, columns }: Measured, scale: number): Omit<Measured, 'placeOf'> => ({
  cuts: cuts.map((one) => one / scale),
  head: head / scale,
  columns,
})

/**
 * The pages of a sheet. Blocks are measured where they stand, before the browser paints, and again when a font or a picture
 * changes their height. A block that stays the same is not looked at for places to divide it.
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
  const seenBefore = useRef(new Map<string, Seen>())
  const watch = useRef<HeightWatch>(null)
  useLayoutEffect(() => () => watch.current?.stop(), [])
  // Outside React: the heights that the browser gave the blocks.
  useLayoutEffect(() => {
    const root = sheet.current
    if (root === null) return
    const elements = new Map(
      [...root.querySelectorAll('[data-block]')].map(
        (one) => [one.getAttribute('data-block'), one] as const,
      ),
    )
    const measure = (commit: (act: () => void) => void, again: boolean) => {
      const scale = (root.querySelector('.page')?.getBoundingClientRect().width ?? 0) / pageWidth
      const look = (block: SheetBlock): Seen => {
        const element = elements.get(block.key)
        const now = scale > 0 ? (element?.getBoundingClientRect().height ?? 0) / scale : 0
        const before = seenBefore.current.get(block.key)
        const same = before !== undefined && Math.abs(now - before.height) < noDifference
        const height = same ? before.height : now
        if (same && !again && before.block === block && before.element === element) return before
        const whole = block.division?.ratherWhole === true && height <= pageRoom
        const cut =
          element === undefined || scale === 0 || whole
            ? undefined
            : block.division?.measure(element)
        return { block, element, height, cut: cut && onPaper(cut, scale) }
      }
      const seen = blocks.map(look)
      seenBefore.current = new Map(seen.map((one) => [one.block.key, one]))
      const measured = seen.map(({ block, height, cut }): Block => ({
        ...block,
        gap: block.gap * size,
        height,
        ...(cut === undefined
          ? {}
          : {
              cuts: cut.cuts,
              head: cut.head,
              ratherWhole: block.division?.ratherWhole ?? false,
            }),
      }))
      // Where a cut stands in the text is asked of the few blocks that are divided.
      const edge = (index: number, cut: number | undefined): Edge | null => {
        const { element, block } = seen[index] ?? {}
        if (cut === undefined || element === undefined) return null
        const found = block?.division?.measure(element)
        return found === undefined ? null : { place: found.placeOf(cut), columns: found.columns }
      }
      const next = layout(measured, pageRoom).map((range): DrawnPage => {
        const { start, end, from, to } = range
        const block = end - start === 1 ? measured[start] : undefined
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
    measure((act) => act(), false)
    watch.current ??= heightWatch()
    watch.current.follow(
      elements,
      (key) => seenBefore.current.get(key)?.height,
      // In the same frame, so that nobody sees or prints the division before.
      () => measure(flushSync, true),
    )
  }, [sheet, blocks, size, known])
  return covering(known, blocks)
}
