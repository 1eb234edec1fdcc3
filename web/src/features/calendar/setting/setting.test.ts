import { expect, test } from 'vitest'
import { biweekStretches } from './setting.ts'

test('a biweek is drawn from Monday to Thursday', () => {
  expect(biweekStretches('2027-01-13', '2027-01-22')).toEqual([
    { start: '2027-01-13', end: '2027-01-15' },
    { start: '2027-01-18', end: '2027-01-22' },
  ])
})

test('one that begins on a Friday or ends on a Tuesday has no more than its days', () => {
  expect(biweekStretches('2027-01-15', '2027-01-19')).toEqual([
    { start: '2027-01-18', end: '2027-01-20' },
  ])
})
