import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
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
const anySheet = array(anyBlock, { maxLength: 40 })

/** The space that a page takes. */
const taken = (blocks: readonly Block[], { start, end }: PageRange) =>
  blocks
    .slice(start, end)
    .reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0)

const small = (block: Block): Block => ({ ...block, height: block.height % (room / 3), gap: 0 })

test('every block is on one page, in order', () => {
  assert(
    property(anySheet, (blocks) => {
      const pages = layout(blocks, room)
      const starts = pages.map(({ start }) => start)
      const ends = pages.map(({ end }) => end)
      expect([...starts, blocks.length].slice(0, pages.length + 1)).toEqual(
        pages.length === 0 ? [0] : [0, ...ends],
      )
      expect(pages.every(({ start, end }) => end > start)).toBe(true)
    }),
  )
})

test('a page holds no more than there is room for, unless a block alone is taller', () => {
  assert(
    property(anySheet, (blocks) => {
      for (const page of layout(blocks, room)) {
        expect(taken(blocks, page) <= room || page.end - page.start === 1).toBe(true)
      }
    }),
  )
})

test('what begins a page does', () => {
  assert(
    property(anySheet, (blocks) => {
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
    property(anySheet, (sheet) => {
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

test('nothing to print has no pages', () => {
  expect(layout([], room)).toEqual([])
})
