import { expect, test } from 'vitest'
import { byTerm } from './related-order.ts'

const item = (id: string, term: number | null, language: string | null = 'en') => ({
  id,
  term,
  language,
})
const ids = ({ next, others }: ReturnType<typeof byTerm>) => [
  next.map(({ id }) => id),
  others.map(({ id }) => id),
]

test('next are those of this term and the following one, in the same language', () => {
  const items = [item('d', 1), item('b', 4), item('c', 3, 'af'), item('e', null), item('a', 3)]
  expect(ids(byTerm(items, item('shown', 3)))).toEqual([
    ['a', 'b'],
    ['d', 'e', 'c'],
  ])
})

test('the first term follows the fourth', () => {
  expect(ids(byTerm([item('b', 2), item('a', 1)], item('shown', 4)))).toEqual([['a'], ['b']])
})

test('without a term nothing is next', () => {
  expect(ids(byTerm([item('a', 1)], item('shown', null)))).toEqual([[], ['a']])
})

test('a bundle that holds the resource is not shown a second time', () => {
  const items = [item('bundle', null), item('a', 3)]
  expect(ids(byTerm(items, item('shown', 3), [{ id: 'bundle' }]))).toEqual([['a'], []])
})
