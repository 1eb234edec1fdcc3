import { expect, test } from 'vitest'
import { productFilter } from './product-search.ts'

test('no words and no category: everything', () => {
  expect(productFilter('  ', null)).toEqual({})
})

test('every word must occur, in any order', () => {
  expect(productFilter(' Breuke  Graad 5', null)).toEqual({
    and: [
      { searchField: { ilike: '%breuke%' } },
      { searchField: { ilike: '%graad%' } },
      { searchField: { ilike: '%5%' } },
    ],
  })
})

test('signs of the pattern language are looked for as they are', () => {
  expect(productFilter(String.raw`50% a_b c\d`, null)).toEqual({
    and: [
      { searchField: { ilike: String.raw`%50\%%` } },
      { searchField: { ilike: String.raw`%a\_b%` } },
      { searchField: { ilike: String.raw`%c\\d%` } },
    ],
  })
})

test('within categories', () => {
  expect(productFilter('', ['a', 'b'])).toEqual({ and: [{ categoryId: { in: ['a', 'b'] } }] })
})
