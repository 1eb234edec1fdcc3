import { expect, test } from 'vitest'
import { categoryChoices } from './product-choices.ts'

const category = (id: string, name: string, parentId: string | null = null) => ({
  __typename: 'ProductCategory' as const,
  nodeId: id,
  id,
  name,
  parentId,
})

test('a category is named with those above it, and grades stand in their order', () => {
  expect(
    categoryChoices([
      category('a', 'Grade 10'),
      category('b', 'Grade 4'),
      category('c', 'Mathematics', 'b'),
      category('d', 'Mathematics', 'a'),
    ]).map(({ label }) => label),
  ).toEqual(['Grade 4', 'Grade 4 › Mathematics', 'Grade 10', 'Grade 10 › Mathematics'])
})

test('what stands below itself does not hang the page', () => {
  expect(categoryChoices([category('a', 'A', 'b'), category('b', 'B', 'a')])).toHaveLength(2)
})
