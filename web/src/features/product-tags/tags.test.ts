import { expect, test } from 'vitest'
import { readTags, tagsWith } from './tags.ts'

const tags = ['Afrikaans', 'Breuke Graad 4', 'Fractions'].map((name, place) => ({
  id: String(place),
  name,
  updatedAt: '2026-01-01T00:00:00Z',
  resources: place,
  bundles: 0,
}))

test('the answer of the database is text', () => {
  expect(readTags(JSON.stringify(tags))).toEqual(tags)
  expect(readTags(undefined)).toBeNull()
})

test.each([
  ['', 3],
  ['GRAAD breuke', 1],
  ['frac', 1],
  ['graad 5', 0],
])('“%s” finds %d', (words, count) => expect(tagsWith(tags, words)).toHaveLength(count))
