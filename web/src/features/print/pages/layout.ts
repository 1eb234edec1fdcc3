/** What the paginator knows of a piece of a sheet that is never split. Lengths are in one unit, such as pixels. */
export interface Block {
  /** Without the space above it. */
  height: number
  /** The space above it, which falls away at the top of a page. */
  gap: number
  /** It should stand on the page of the block after it: a heading, or a part that introduces others; text rather so. */
  withNext?: boolean | 'rather'
  /** It should stand on the page of the block before it: a total. */
  withPrevious?: boolean
  /** It begins a page. */
  newPage?: boolean
  /** What the sheet consists of, such as a question's part: one of these alone on the last page is avoided. */
  item?: boolean
}

/** From the first block of a page up to the one before `end`. */
export interface PageRange {
  start: number
  end: number
}

/** What a page costs that separates what belongs together; more than any empty space can. */
const torn = 1000
/** What it costs to divide a text that runs on; less than a page that is half empty. */
const divided = 0.5
/** A page taller than the paper is the last resort. */
const tooTall = 1_000_000
/** More than a third of a page left empty weighs this much more. */
const gaping = 20
const lonely = 5

/** The height of the blocks of a page, from `start` up to `end`. */
function heightOf(blocks: readonly Block[], { start, end }: PageRange): number {
  return blocks
    .slice(start, end)
    .reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0)
}

/** What it costs to end a page before this block. */
function breakCost(blocks: readonly Block[], before: number): number {
  const [last, next] = [blocks[before - 1], blocks[before]]
  if (last === undefined || next === undefined || next.newPage === true) return 0
  if (last.withNext === true || next.withPrevious === true) return torn
  return last.withNext === 'rather' ? divided : 0
}

function pageCost(blocks: readonly Block[], page: PageRange, room: number): number {
  const height = heightOf(blocks, page)
  if (height > room) return tooTall * (page.end - page.start)
  const empty = (room - height) / room
  if (page.end === blocks.length) {
    const items = blocks.slice(page.start, page.end).filter(({ item }) => item === true).length
    return page.start > 0 && items <= 1 ? lonely : 0
  }
  // A page that the sheet itself ends is as empty as it is.
  if (blocks[page.end]?.newPage === true) return 0
  return empty ** 2 * (empty > 1 / 3 ? gaping : 1)
}

/**
 * Divides a sheet into pages: the cheapest of all divisions. Nothing is split; a block that is taller than a page has one
 * of its own.
 * @param room the height of a page
 * @returns the pages in order; together they are all blocks
 */
export function layout(blocks: readonly Block[], room: number): PageRange[] {
  // best[i]: what the pages of the blocks before i cost, and where the last of them begins.
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= blocks.length; end += 1) {
    let found = { cost: Infinity, start: end - 1 }
    for (let start = end - 1; start >= 0; start -= 1) {
      const page = { start, end }
      if (start < end - 1 && heightOf(blocks, page) > room) break
      const cost =
        (best[start]?.cost ?? Infinity) + breakCost(blocks, end) + pageCost(blocks, page, room)
      if (cost < found.cost) found = { cost, start }
      if (blocks[start]?.newPage === true) break
    }
    best.push(found)
  }
  const pages: PageRange[] = []
  for (let end = blocks.length; end > 0; end = pages[0]?.start ?? 0) {
    pages.unshift({ start: best[end]?.start ?? 0, end })
  }
  return pages
}
