import { expect, test } from 'vitest'
import { isSeveral, withTags } from './split-tags.ts'

test.each<[string[], string, string[]]>([
  [[], 'maths', ['maths']],
  [['maths'], ' halves ', ['maths', 'halves']],
  [[], 'a,b;c\td\ne\r\nf', ['a', 'b', 'c', 'd', 'e', 'f']],
  [[], ' , ;a,, b ', ['a', 'b']],
  [['Maths'], 'maths, MATHS, halves', ['Maths', 'halves']],
  [['maths'], '  ', ['maths']],
  [[], 'long division', ['long division']],
])('%j with %j is %j', (tags, typed, all) => {
  expect(withTags(tags, typed)).toEqual(all)
})

test('each is read before it is compared', () => {
  expect(withTags(['abc'], 'v=abc, v=def', (tag) => tag.replace('v=', ''))).toEqual(['abc', 'def'])
})

test.each([
  ['a,b', true],
  ['a\nb', true],
  [' a ', false],
  ['a\n', false],
  ['long division', false],
])('%j is several: %s', (text, several) => {
  expect(isSeveral(text)).toBe(several)
})
