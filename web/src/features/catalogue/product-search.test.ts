import { expect, test } from 'vitest'
import { forSale, searchWords } from './product-search.ts'

test('case and spaces do not make another search', () => {
  expect(searchWords('  Breuke \n Graad 5 ')).toBe('breuke graad 5')
  expect(searchWords('   ')).toBe('')
})

test('no category is no condition, and a category without any is not everything', () => {
  const sold = { eCommerceProduct: { eq: true } }
  expect(forSale(null)).toEqual(sold)
  expect(forSale([])).toEqual({ ...sold, categoryId: { in: [] } })
  expect(forSale(['a', 'b'])).toEqual({ ...sold, categoryId: { in: ['a', 'b'] } })
})
