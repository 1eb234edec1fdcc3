import { expect, test } from 'vitest'
import { childrenOf, pathTo, withDescendants } from './category-tree.ts'

const tree = [
  { id: 'g10', name: 'Grade 10', parentId: null, grade: '10', position: 0 },
  { id: 'posters', name: 'Posters', parentId: null, grade: null, position: 0 },
  { id: 'g2', name: 'Grade 2', parentId: null, grade: '2', position: 0 },
  { id: 'gR', name: 'Grade R', parentId: null, grade: 'R', position: 0 },
  { id: 'm2', name: 'Mathematics', parentId: 'g2', grade: '2', position: 0 },
  { id: 'a2', name: 'Afrikaans', parentId: 'g2', grade: '2', position: 0 },
  { id: 'f2', name: 'Fractions', parentId: 'm2', grade: '2', position: 0 },
]
const ids = (categories: { id: string }[]) => categories.map(({ id }) => id)

test('the top categories are in order of grade from R, those without a grade last', () => {
  expect(ids(childrenOf(tree, null))).toEqual(['gR', 'g2', 'g10', 'posters'])
  expect(ids(childrenOf(tree, 'g2'))).toEqual(['a2', 'm2'])
})

test('the place that administrators gave comes before the grade', () => {
  const moved = tree.map((one) => (one.id === 'gR' ? { ...one, position: 3 } : one))
  expect(ids(childrenOf(moved, null))).toEqual(['g2', 'g10', 'posters', 'gR'])
})

test('a category includes all categories below it', () => {
  expect(withDescendants(tree, 'g2').sort()).toEqual(['a2', 'f2', 'g2', 'm2'])
  expect(withDescendants(tree, 'f2')).toEqual(['f2'])
})

test('the path starts at the top', () => {
  expect(ids(pathTo(tree, 'f2'))).toEqual(['g2', 'm2', 'f2'])
  expect(pathTo(tree, 'nowhere')).toEqual([])
})
