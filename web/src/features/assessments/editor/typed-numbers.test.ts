import { expect, test } from 'vitest'
import { questionsOf, type NumberField } from '../paper/paper.ts'
import { emptyPaper } from '../paper/paper-testing.ts'
import { reduce } from '../paper/reduce.ts'
import { hasUnread, readNumber } from './typed-numbers.ts'

test.each(['1001', 'abc', '½', '-1', '1e3', '2,5,5', '1 2', '٣', '0x10', 'Infinity', '1/2'])(
  '"%s" is no number of marks',
  (text) => {
    expect(readNumber(text, 2)).toBeUndefined()
  },
)

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['1,', 1],
  ['1,5', 1.5],
  ['1.50', 1.5],
  ['1000', 1000],
] as const)('"%s" is %s', (text, number) => {
  expect(readNumber(text, 2)).toBe(number)
})

test('a number that cannot be read stops saving while its field shows it, and no longer', () => {
  const paper = emptyPaper()
  const question = questionsOf(paper)[0]
  const part = question?.parts[0]?.id ?? ''
  const id = question?.id ?? ''
  const unread = (at: string, field: NumberField, now = paper) =>
    hasUnread(reduce(now, { kind: 'unread', at, field, text: 'abc' }))
  expect(unread(part, 'part-marks')).toBe(true)
  expect(unread(id, 'question-minutes')).toBe(true)
  expect(unread(id, 'marks')).toBe(true)
  const marked = reduce(paper, { kind: 'marks', part, marks: 2 })
  // It was undone or typed anew, its row is gone, or the question counts its parts.
  expect(unread(part, 'part-marks', marked)).toBe(false)
  expect(unread('gone', 'part-marks')).toBe(false)
  expect(unread(id, 'marks', marked)).toBe(false)
})
