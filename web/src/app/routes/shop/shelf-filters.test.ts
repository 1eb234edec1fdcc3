import { expect, test } from 'vitest'
import {
  itemAddress,
  noFilters,
  readFilters,
  shelfAddress,
  type ShelfFilters,
} from './shelf-filters.ts'

const category = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const tags = ['7a0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e', '8b0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e']
const item = '9c0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const filters: ShelfFilters = {
  search: 'breuke & desimale',
  tagIds: tags,
  categoryId: category,
  refinement: { kind: 'posted', language: 'af', maxCost: '50', sort: 'cheapest' },
}

const read = (path: string) =>
  readFilters(
    `https://own.invalid${path}`,
    /category\/([^/?]+)/.exec(new URL(path, 'https://own.invalid').pathname)?.[1],
  )

test('filters are read back unchanged from the address of the list', () => {
  expect(read(shelfAddress(filters))).toEqual(filters)
  expect(shelfAddress(noFilters)).toBe('/app/products')
})

test('a resource opens over the same list', () => {
  expect(itemAddress(item, noFilters)).toBe(`/app/products/${item}`)
  expect(read(itemAddress(item, filters))).toEqual(filters)
})

test('an invalid id is ignored', () => {
  expect(read('/app/products?tag=x&category=y')).toEqual(noFilters)
  expect(read('/app/products/category/y')).toEqual(noFilters)
})
