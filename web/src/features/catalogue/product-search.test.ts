import { expect, test } from 'vitest'
import { inCategories, searchWords } from './product-search.ts'

test('case and spaces do not make another search', () => {
  expect(searchWords('  Breuke \n Graad 5 ')).toBe('breuke graad 5')
  expect(searchWords('   ')).toBe('')
})

test('no category is no condition, and a category without any is not everything', () => {
  expect(inCategories(null)).toEqual({})
  expect(inCategories([])).toEqual({ categoryId: { in: [] } })
  expect(inCategories(['a', 'b'])).toEqual({ categoryId: { in: ['a', 'b'] } })
})
