import { expect, it } from 'vitest'
import { mergeChunks, settled, type Chunk } from './merge-chunks.ts'

const chunk = (name: string, entries: string, size: number, area = ''): Chunk => ({
  entries: new Set(entries),
  modules: new Set([name]),
  area,
  size,
})
const shown = (chunks: readonly Chunk[]) =>
  chunks.map(({ modules, entries }) => `${[...modules].join('+')} for ${[...entries].join('')}`)

const limits = (most: number) => ({ most: () => most, weight: () => 1 })

it('counts what a chunk imports, and joins chunks that the same entries load', () => {
  const chunks = [chunk('menu', 'a', 10), chunk('popper', 'ab', 10), chunk('date', 'ab', 10)]
  const imports = new Map([['date', ['menu']]])
  expect(shown(settled(chunks, imports))).toEqual(['menu+popper+date for ab'])
})

it('merges where least is loaded in vain, until no entry loads too many', () => {
  const chunks = [
    chunk('large', 'a', 900),
    chunk('small', 'ab', 5),
    chunk('common', 'abc', 100),
    chunk('own', 'b', 300),
  ]
  expect(shown(mergeChunks(chunks, new Map(), limits(3)))).toHaveLength(4)
  expect(shown(mergeChunks(chunks, new Map(), limits(2)))).toEqual([
    'large for a',
    'own for b',
    'small+common for abc',
  ])
})

it('keeps areas apart, whose texts other pages do not load', () => {
  const chunks = [chunk('week', 'ab', 5, 'planner'), chunk('menu', 'abc', 5)]
  expect(mergeChunks(chunks, new Map(), limits(1))).toHaveLength(2)
})

it('joins chunks of different areas that import each other, and only those', () => {
  const chunks = [
    chunk('cart', 'ab', 5, 'checkout'),
    chunk('price', 'ab', 5),
    chunk('total', 'ab', 5, 'checkout'),
    chunk('sum', 'ab', 5, 'other'),
  ]
  const imports = new Map([
    ['cart', ['price']],
    ['price', ['total', 'sum']],
  ])
  expect(shown(settled(chunks, imports))).toEqual(['cart+total+price for ab', 'sum for ab'])
})
