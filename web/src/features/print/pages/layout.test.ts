import { array, assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { layout, type Block, type PageRange } from './layout.ts'

const room = 900

const anyBlock = record({
  height: integer({ min: 0, max: 1100 }),
  gap: integer({ min: 0, max: 40 }),
  withNext: constantFrom(true, false, 'rather' as const),
  withPrevious: boolean(),
  newPage: integer({ min: 0, max: 9 }).map((one) => one === 0),
  item: boolean(),
})
const whole = array(anyBlock, { maxLength: 40 })

/** Blocks of which some may be divided. */
const anySheet = array(
  tuple(anyBlock, array(integer({ min: 1, max: 2500 }), { maxLength: 12 }), boolean()).map(
    ([block, places, ratherWhole]): Block => {
      const cuts = [...new Set(places)].toSorted((a, b) => a - b)
      if (cuts.length < 2) return block
      return { ...block, cuts: cuts.slice(0, -1), height: cuts.at(-1) ?? 0, head: 20, ratherWhole }
    },
  ),
  { maxLength: 20 },
)

/** The space that a page takes, and of how many pieces it consists. */
function taken(blocks: readonly Block[], page: PageRange) {
  const first = page.start
  return blocks.slice(first, page.end).reduce((sum, block, index) => {
    const { cuts = [], height, gap, head = 0 } = block
    const goesOn = index === 0 && page.from !== undefined
    const top = goesOn ? (cuts[page.from ?? 0] ?? 0) : 0
    const last = first + index === page.end - 1
    const bottom = last && page.to !== undefined ? (cuts[page.to] ?? 0) : height
    return sum + bottom - top + (goesOn ? head : 0) + (index > 0 ? gap : 0)
  }, 0)
}

const small = (block: Block): Block => ({ ...block, height: block.height % (room / 3), gap: 0 })

test('every block, and of a divided one every part, is on one page, in order', () => {
  assert(
    property(anySheet, (blocks) => {
      const pages = layout(blocks, room)
      let [next, cut]: [number, number | undefined] = [0, undefined]
      for (const { start, end, from, to } of pages) {
        expect([start, from]).toEqual([next, cut])
        expect(end).toBeGreaterThan(start)
        if (to === undefined) [next, cut] = [end, undefined]
        else {
          if (start === end - 1) expect(to).toBeGreaterThan(from ?? -1)
          ;[next, cut] = [end - 1, to]
        }
      }
      expect([next, cut]).toEqual([blocks.length, undefined])
    }),
  )
})

test('a page holds no more than there is room for, unless what cannot be divided is taller', () => {
  assert(
    property(anySheet, (blocks) => {
      for (const page of layout(blocks, room)) {
        const { cuts = [], height } = blocks[page.start] ?? { height: 0 }
        const edges = [0, ...cuts, height]
        const atOnce = Math.max(...edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)))
        expect(taken(blocks, page) <= room || atOnce + 20 > room).toBe(true)
      }
    }),
  )
})

test('a table is divided only where it is taller than a page', () => {
  assert(
    property(anySheet, (blocks) => {
      for (const { end, to } of layout(blocks, room)) {
        const { ratherWhole = false, height = 0 } = blocks[end - 1] ?? {}
        if (to !== undefined && ratherWhole) expect(height).toBeGreaterThan(room)
      }
    }),
  )
})

test('the heading rows of a table are counted on each page on which it goes on', () => {
  const cuts = Array.from({ length: 29 }, (_, row) => 60 + row * 60)
  const pages = layout([{ height: 1800, gap: 0, cuts, head: 60, ratherWhole: true }], room)
  expect(pages).toEqual([
    { start: 0, end: 1, to: 14 },
    { start: 0, end: 1, from: 14, to: 28 },
    { start: 0, end: 1, from: 28 },
  ])
})

test('a long text fills the page before it goes on', () => {
  const cuts = Array.from({ length: 20 }, (_, line) => (line + 2) * 25)
  const pages = layout(
    [
      { height: 600, gap: 0, item: true },
      { height: 575, gap: 0, cuts, withNext: 'rather' },
      { height: 100, gap: 0, item: true },
      { height: 100, gap: 0, item: true },
    ],
    room,
  )
  expect(pages).toEqual([
    { start: 0, end: 2, to: 10 },
    { start: 1, end: 4, from: 10 },
  ])
})

test('what begins a page does', () => {
  assert(
    property(whole, (blocks) => {
      const starts = new Set(layout(blocks, room).map(({ start }) => start))
      blocks.forEach(({ newPage }, index) => {
        if (newPage) expect(starts).toContain(index)
      })
    }),
  )
})

test('a heading stays with what it is above, and a total with what it sums up', () => {
  const question = record({
    parts: integer({ min: 1, max: 8 }),
    height: integer({ min: 20, max: 250 }),
  })
  assert(
    property(array(question, { minLength: 1, maxLength: 15 }), (questions) => {
      const blocks = questions.flatMap(({ parts, height }): Block[] => [
        { height: 30, gap: 30, withNext: true },
        ...Array.from({ length: parts }, () => ({ height, gap: 12, item: true })),
        { height: 20, gap: 8, withPrevious: true },
      ])
      for (const { end } of layout(blocks, room).slice(0, -1)) {
        expect(blocks[end - 1]?.withNext ?? false).toBe(false)
        expect(blocks[end]?.withPrevious ?? false).toBe(false)
      }
    }),
  )
})

test('no page but the last is more than a third empty where each block takes less than a third', () => {
  assert(
    property(whole, (sheet) => {
      const blocks = sheet.map((block) => small({ height: block.height, gap: 0 }))
      for (const page of layout(blocks, room).slice(0, -1)) {
        expect(taken(blocks, page)).toBeGreaterThanOrEqual((room * 2) / 3)
      }
    }),
  )
})

test('the same sheet gives the same pages, and a text that runs on is divided rather than a page left half empty', () => {
  const text = (height: number): Block => ({ height, gap: 0, withNext: 'rather' })
  const blocks = [{ height: 450, gap: 0, item: true }, ...[150, 150, 150, 150, 150].map(text)]
  expect(layout(blocks, room)).toEqual(layout(blocks, room))
  expect(layout(blocks, room)[0]).toEqual({ start: 0, end: 4 })
})

test('one item is not left alone on the last page', () => {
  const blocks = Array.from({ length: 10 }, () => ({ height: 100, gap: 0, item: true }))
  expect(layout(blocks, room)).toEqual([
    { start: 0, end: 8 },
    { start: 8, end: 10 },
  ])
})

test('nor before a page that begins something else, which holds none itself', () => {
  const answers = Array.from({ length: 10 }, () => ({ height: 100, gap: 0, item: true }))
  const grid = { height: 300, gap: 0, newPage: true }
  expect(layout([...answers, grid], room)).toEqual([
    { start: 0, end: 8 },
    { start: 8, end: 10 },
    { start: 10, end: 11 },
  ])
})

test('a picture stands with the first question about it, unless a page would stay more than a third empty', () => {
  const item = (height: number): Block => ({ height, gap: 0, item: true })
  const picture: Block = { height: 250, gap: 0, withNext: 'mostly' }
  const sheet = (above: number) => layout([item(above), picture, item(200), item(200)], room)
  expect(sheet(500)[0]).toEqual({ start: 0, end: 2 })
  expect(sheet(620)[0]).toEqual({ start: 0, end: 1 })
})

test('instructions stand on the cover though the pages would be fuller otherwise, but not for a page that is more than a third empty', () => {
  const item = (height: number): Block => ({ height, gap: 0, item: true })
  const sheet = (question: number) =>
    layout(
      [
        { height: 650, gap: 0 },
        { height: 200, gap: 0, withPrevious: 'rather' },
        item(question),
        item(350),
        item(350),
      ],
      room,
    )
  expect(sheet(640)[0]).toEqual({ start: 0, end: 2 })
  expect(sheet(560)[0]).toEqual({ start: 0, end: 1 })
})

test('nothing to print has no pages', () => {
  expect(layout([], room)).toEqual([])
})
