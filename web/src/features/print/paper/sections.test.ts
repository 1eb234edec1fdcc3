import { expect, test } from 'vitest'
import { marksOf, markWords, sectionsOf, type Question } from './sections.ts'

const question = (number: string, marks: number, more: Partial<Question> = {}): Question => ({
  number,
  marks,
  fields: [],
  ...more,
})

test('a section lasts until the next one; questions before the first have no section', () => {
  const sections = sectionsOf([
    question('1', 5),
    question('2', 4, { sectionNumber: 'A', sectionTitle: 'Short' }),
    question('3', 6),
    question('4', 10, { sectionNumber: 'B', sectionTitle: '' }),
  ])
  expect(
    sections.map(({ number, questions }) => [number, questions.map((one) => one.number)]),
  ).toEqual([
    [null, ['1']],
    ['A', ['2', '3']],
    ['B', ['4']],
  ])
  expect(sections.map(({ questions }) => marksOf(questions))).toEqual([5, 10, 10])
  expect(sectionsOf([])).toEqual([])
})

test('marks add up exactly and are written with a decimal comma', () => {
  const tenths = Array.from({ length: 3 }, () => ({ marks: 0.1 }))
  expect(marksOf([...tenths, { marks: null }, {}])).toBe(0.3)
  expect(markWords(12.5)).toBe('12,5')
  expect(markWords(1000)).toBe('1000')
})
