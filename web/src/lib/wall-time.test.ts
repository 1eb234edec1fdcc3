import { expect, test } from 'vitest'
import { addDays, addMinutes, momentOf, mondayOf, wallTime, weekdayOf } from './wall-time.ts'

test('a moment is shown and read back as South African time', () => {
  expect(wallTime('2027-02-02T22:30:00Z')).toBe('2027-02-03T00:30')
  expect(momentOf('2027-02-03T00:30')).toBe('2027-02-02T22:30:00.000Z')
  expect(momentOf('2027-02-03')).toBe('2027-02-02T22:00:00.000Z')
})

test('days and minutes are added over the ends of months', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addMinutes('2027-02-28T23:45', 30)).toBe('2027-03-01T00:15')
})

test('a week begins on Monday', () => {
  expect([weekdayOf('2027-02-01'), weekdayOf('2027-02-07')]).toEqual([1, 7])
  expect([mondayOf('2027-02-01'), mondayOf('2027-02-07')]).toEqual(['2027-02-01', '2027-02-01'])
})
