import { expect, test } from 'vitest'
import { clashesWith } from './clashes.ts'

const at = (label: string, start: string, end: string, type = 'Lesson') => ({
  id: label,
  label,
  type,
  startDateTime: `2027-02-${start}:00+02:00`,
  endDateTime: `2027-02-${end}:00+02:00`,
})
const day = [
  at('first', '03T08:00', '03T08:45'),
  at('second', '03T08:45', '03T09:30'),
  at('camp', '03T00:00', '05T00:00', 'Culture'),
]
const names = (start: string, end: string, own: string | null = null, activities = day) =>
  clashesWith(activities, { start: `2027-02-${start}`, end: `2027-02-${end}` }, own).map(
    ({ label }) => label,
  )

test('what overlaps by a minute clashes, what touches does not', () => {
  expect(names('03T08:00', '03T08:45')).toEqual(['first'])
  expect(names('03T08:44', '03T08:46')).toEqual(['first', 'second'])
  expect(names('03T07:00', '03T08:00')).toEqual([])
  expect(names('03T09:30', '03T10:00')).toEqual([])
})

test('an activity does not clash with itself', () => {
  expect(names('03T08:00', '03T08:45', 'first')).toEqual([])
})

test('a camp is no clash, leave is, and whole days clash with nothing', () => {
  const leave = [at('leave', '03T00:00', '04T00:00', 'Leave')]
  expect(names('03T08:00', '03T08:45', null, leave)).toEqual(['leave'])
  expect(names('03T00:00', '04T00:00')).toEqual([])
})
