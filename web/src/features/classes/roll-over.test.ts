import { expect, test } from 'vitest'
import { yearToBringOver } from './roll-over.ts'

const row = (name: string, year: number, subjectId = 's') => ({ name, year, subjectId })

test.each([
  ['no classes at all', [], 2027, null],
  ['only this year’s', [row('7A', 2027)], 2027, null],
  ['last year’s', [row('7A', 2026)], 2027, 2026],
  ['last year’s, which are there already', [row('7A', 2026), row('7a', 2027)], 2027, null],
  ['one of last year’s that is missing', [row('7A', 2026), row('7A', 2027, 't')], 2027, 2026],
  ['the year before last', [row('7A', 2025)], 2027, 2025],
  ['a year that is left out', [row('7A', 2025), row('7B', 2026), row('7B', 2027)], 2027, null],
])('with %s', (_, classes, year, from) => {
  expect(yearToBringOver(classes, year)).toBe(from)
})
