import { expect, test } from 'vitest'
import { forSale, searchWords } from './product-search.ts'

test('case and spaces do not change the search', () => {
  expect(searchWords('  Breuke \n Graad 5 ')).toBe('breuke graad 5')
  expect(searchWords('   ')).toBe('')
})

test('no category means no condition, and an empty list of categories matches nothing', () => {
  const sold = { eCommerceProduct: { eq: true } }
  expect(forSale(null)).toEqual(sold)
  expect(forSale([])).toEqual({ ...sold, categoryId: { in: [] } })
  expect(forSale(['a', 'b'])).toEqual({ ...sold, categoryId: { in: ['a', 'b'] } })
})
