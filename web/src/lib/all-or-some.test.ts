import { expect, test } from 'vitest'
import { allOrSome } from './all-or-some.ts'

test('everybody clears the others, and another one clears everybody', () => {
  expect(allOrSome(['ALL'], [])).toEqual(['ALL'])
  expect(allOrSome(['a', 'b', 'ALL'], ['a', 'b'])).toEqual(['ALL'])
  expect(allOrSome(['ALL', 'a'], ['ALL'])).toEqual(['a'])
  expect(allOrSome(['a', 'b'], ['a'])).toEqual(['a', 'b'])
  expect(allOrSome([], ['ALL'])).toEqual([])
})
