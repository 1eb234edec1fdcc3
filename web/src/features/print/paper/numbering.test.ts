import { expect, test } from 'vitest'
import { headed, optionLetter, partDepth, partNumber } from './numbering.ts'

test.each([
  ['1', '1.2', '1.2'],
  ['1', '2', '1.2'],
  ['1.', '2.', '1.2'],
  ['2', '2.1.3', '2.1.3'],
  ['1', '10.2', '10.2'],
  ['3', '(a)', '(a)'],
  ['B', '4', '4'],
])('in question %s, %s is printed as %s', (question, part, printed) => {
  expect(partNumber(question, part)).toBe(printed)
})

test('a part is indented by its number, up to the third level', () => {
  expect(['1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', 'a', '4'].map(partDepth)).toEqual([
    1, 2, 3, 3, 1, 1,
  ])
})

test('options continue after Z', () => {
  expect([0, 3, 25, 26, 52].map(optionLetter)).toEqual(['A', 'D', 'Z', 'AA', 'BA'])
})

test('a heading does not repeat its word', () => {
  expect(headed('Section', 'A', 'Geography')).toBe('Section A: Geography')
  expect(headed('Section', 'SECTION A', 'SECTION A: Geography')).toBe('SECTION A: Geography')
  expect(headed('Question', '1', '')).toBe('Question 1')
  expect(headed('Vraag', '1', null)).toBe('Vraag 1')
})
