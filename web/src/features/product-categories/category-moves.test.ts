import { expect, test } from 'vitest'
import { outline, slugOf, type Category } from './categories.ts'
import { dropped, stepped } from './category-moves.ts'

const category = (id: string, parentId: string | null, position: number): Category => ({
  id,
  name: id,
  slug: id,
  grade: null,
  parentId,
  position,
  updatedAt: '2026-01-01T00:00:00Z',
  resources: 0,
  bundles: 0,
})
const [a, b, c] = [category('a', null, 1), category('b', null, 2), category('c', null, 3)]
const [a1, a2, deep] = [category('a1', 'a', 1), category('a2', 'a', 2), category('deep', 'a1', 1)]
const tree = [c, deep, a2, b, a1, a]

test('the outline goes from the top down, and leaves out what is closed', () => {
  expect(outline(tree, new Set()).map(({ category: { id }, depth }) => [id, depth])).toEqual([
    ['a', 0],
    ['a1', 1],
    ['deep', 2],
    ['a2', 1],
    ['b', 0],
    ['c', 0],
  ])
  expect(outline(tree, new Set(['a'])).map(({ category: { id } }) => id)).toEqual(['a', 'b', 'c'])
  expect(outline(tree, new Set())[3]).toMatchObject({ place: 1, siblings: 2, hasChildren: false })
})

test('a category is dropped beside another one or into it', () => {
  expect(dropped(tree, 'c', a, 'reorder-before')).toEqual({ parentId: null, place: 0 })
  // It is no sibling of its own, so one that comes from above counts one fewer.
  expect(dropped(tree, 'a', c, 'reorder-before')).toEqual({ parentId: null, place: 1 })
  expect(dropped(tree, 'a', c, 'reorder-after')).toEqual({ parentId: null, place: 2 })
  expect(dropped(tree, 'b', a1, 'reorder-after')).toEqual({ parentId: 'a', place: 1 })
  expect(dropped(tree, 'b', a, 'combine')).toEqual({ parentId: 'a', place: null })
})

test('never into itself or below itself', () => {
  for (const onto of [a, a1, deep]) expect(dropped(tree, 'a', onto, 'combine')).toBeNull()
  expect(dropped(tree, 'a', deep, 'reorder-after')).toBeNull()
})

test('a step up or down ends at the ends', () => {
  expect(stepped(tree, a1, -1)).toBeNull()
  expect(stepped(tree, a1, 1)).toEqual({ parentId: 'a', place: 1 })
  expect(stepped(tree, c, 1)).toBeNull()
})

test.each([
  ['Grade 4', 'grade-4'],
  ['  Wiskunde & Wêreld!! ', 'wiskunde-wereld'],
  ['English HL/FAL', 'english-hl-fal'],
])('the slug of “%s”', (name, slug) => expect(slugOf(name)).toBe(slug))
