import { expect, test } from 'vitest'
import { refinedFilter, shelfOrder, unrefined, type Refinement } from './refinement.ts'
import { narrowedBy, readRefinement, writeRefinement } from './refinement-address.ts'

const chosen: Refinement = { kind: 'posted', language: 'af', maxCost: '50', sort: 'cheapest' }

test('what is chosen is read back from the address, and unknown words are ignored', () => {
  const query = new URLSearchParams()
  writeRefinement(query, chosen)
  expect(query.toString()).toBe('kind=posted&in=af&upto=50&sort=cheapest')
  expect(readRefinement(query)).toEqual(chosen)
  expect(readRefinement(new URLSearchParams('kind=x&in=zu&upto=1e9&sort=id'))).toEqual(unrefined)
})

test('the order is no filter', () => {
  expect(narrowedBy(chosen)).toBe(3)
  expect(refinedFilter({ ...unrefined, sort: 'newest' })).toEqual({})
  expect(refinedFilter(chosen)).toEqual({
    kind: { eq: 'posted' },
    language: { eq: 'af' },
    cost: { lte: '50' },
  })
})

test('the shop’s own order has the reader’s language first', () => {
  expect(shelfOrder(null, 'af')[1]).toEqual({ inAfrikaans: 'DescNullsLast' })
  expect(shelfOrder(null, 'en')[1]).toEqual({ inEnglish: 'DescNullsLast' })
  expect(shelfOrder('cheapest', 'af')[0]).toEqual({ cost: 'AscNullsLast' })
})
