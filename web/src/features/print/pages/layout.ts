/** What the paginator knows of a piece of a sheet. Lengths are in one unit, such as pixels. */
export interface Block {
  /** Without the space above it. */
  height: number
  /** The space above it, which falls away at the top of a page. */
  gap: number
  /**
   * It should stand on the page of the block after it: a heading, or a part that introduces others; what is asked about, such
   * as a picture, mostly so, and text that runs on rather so.
   */
  withNext?: boolean | 'mostly' | 'rather'
  /** It should stand on the page of the block before it: a total, and the instructions, which belong on the cover, rather so. */
  withPrevious?: boolean | 'rather'
  /** It begins a page. */
  newPage?: boolean
  /** What the sheet consists of, such as a question's part: one of these alone on the last page, or before a page of its own kind, is avoided. */
  item?: boolean
  /** Where it may be divided, from its top, in rising order: between two lines, items or rows. A block without cuts is whole. */
  cuts?: readonly number[]
  /** What is repeated above each part but the first: the heading rows of a table. */
  head?: number
  /** It is divided only where it is taller than a page: a table. */
  ratherWhole?: boolean
}

/** From the first block of a page up to the one before `end`. */
export interface PageRange {
  start: number
  end: number
  /** The cut at which the first block goes on, from 0; none where it begins here. */
  from?: number
  /** The cut at which the last block is left; none where it ends here. */
  to?: number
}

/** What a page costs that separates what belongs together; more than any empty space can. */
const torn = 1000
/** What it costs to part a picture from the first question about it; less than a page that is more than a third empty. */
const parted = 2
/** What it costs to divide a text that runs on, or to part what rather stands together; less than a page that is half empty. */
const divided = 0.5
/** What it costs to divide a block between two lines, items or rows: as much as a page that is a quarter empty. */
const cutThrough = 0.07
/** A page taller than the paper is the last resort. */
const tooTall = 1_000_000
/** More than a third of a page left empty weighs this much more. */
const gaping = 20
const lonely = 5

/** A block, or the part of one between two cuts. */
interface Piece {
  block: number
  height: number
  /** Above it, within a page. */
  gap: number
  /** Above it, at the top of a page. */
  head: number
  /** The cut above it; null where its block begins. */
  cut: number | null
  /** What it costs to end a page before it. */
  breakCost: number
  newPage: boolean
  item: boolean
}

/** The height of what stands alone on a page: a block, or the part of one with the rows that are repeated above it. */
export function heightAlone(
  { height, cuts = [], head = 0 }: Block,
  { from, to }: PageRange,
): number {
  const top = from === undefined ? 0 : (cuts[from] ?? 0) - head
  return (to === undefined ? height : (cuts[to] ?? height)) - top
}

/** What it costs to end a page before this block. */
function costBefore(last: Block | undefined, next: Block): number {
  if (last === undefined || next.newPage === true) return 0
  if (last.withNext === true || next.withPrevious === true) return torn
  if (last.withNext === 'mostly') return parted
  return last.withNext === 'rather' || next.withPrevious === 'rather' ? divided : 0
}

function piecesOf(blocks: readonly Block[], room: number): Piece[] {
  return blocks.flatMap((block, index): Piece[] => {
    const { height, gap, newPage = false, item = false, head = 0 } = block
    const cuts = block.ratherWhole === true && height <= room ? [] : (block.cuts ?? [])
    const edges = [0, ...cuts, height]
    return edges.slice(1).map((bottom, place): Piece => ({
      block: index,
      height: bottom - (edges[place] ?? 0),
      gap: place === 0 ? gap : 0,
      head: place === 0 ? 0 : head,
      cut: place === 0 ? null : place - 1,
      breakCost: place === 0 ? costBefore(blocks[index - 1], block) : cutThrough,
      newPage: place === 0 && newPage,
      item,
    }))
  })
}

function pageCost(
  pieces: readonly Piece[],
  { start, end, height, room }: { start: number; end: number; height: number; room: number },
): number {
  if (height > room) return tooTall * (end - start)
  const empty = (room - height) / room
  const endsSheet = end === pieces.length
  // A page that the sheet itself ends is as empty as it is, and a single item stands alone there as on the last page.
  if (endsSheet || pieces[end]?.newPage === true) {
    const items = new Set(
      pieces.slice(start, end).flatMap(({ item, block }) => (item ? [block] : [])),
    )
    const holdsItems = endsSheet || items.size > 0
    return start > 0 && holdsItems && items.size <= 1 ? lonely : 0
  }
  return empty ** 2 * (empty > 1 / 3 ? gaping : 1)
}

/**
 * Divides a sheet into pages: the cheapest of all divisions. A block is split at its cuts alone; one that is taller than a
 * page all the same has one of its own.
 * @param room the height of a page
 * @returns the pages in order; together they are all blocks
 */
export function layout(blocks: readonly Block[], room: number): PageRange[] {
  const pieces = piecesOf(blocks, room)
  // best[i]: what the pages of the pieces before i cost, and where the last of them begins.
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }]
  for (let end = 1; end <= pieces.length; end += 1) {
    let found = { cost: Infinity, start: end - 1 }
    let below = 0
    for (let start = end - 1; start >= 0; start -= 1) {
      const piece = pieces[start]
      if (piece === undefined) break
      const height = piece.head + piece.height + below
      if (start < end - 1 && piece.height + below > room) break
      below += piece.gap + piece.height
      const page = pageCost(pieces, { start, end, height, room })
      const cost = (best[start]?.cost ?? Infinity) + (pieces[end]?.breakCost ?? 0) + page
      if (cost < found.cost) found = { cost, start }
      if (piece.newPage) break
    }
    best.push(found)
  }
  const pages: PageRange[] = []
  for (let end = pieces.length; end > 0;) {
    const start = best[end]?.start ?? 0
    const [first, next] = [pieces[start], pieces[end]]
    pages.unshift({
      start: first?.block ?? 0,
      end: (pieces[end - 1]?.block ?? 0) + 1,
      ...(first === undefined || first.cut === null ? {} : { from: first.cut }),
      ...(next === undefined || next.cut === null ? {} : { to: next.cut }),
    })
    end = start
  }
  return pages
}
