import { expect, test } from 'vitest'
import {
  formatDate,
  formatDates,
  formatDay,
  formatMoment,
  formatShortDay,
  formatShortMoment,
} from './dates.ts'

const early = '2026-02-03T05:41:00Z'

test('the day is the South African one: late evening UTC is already tomorrow', () => {
  expect(formatDay('2026-01-13T22:30:00+00:00', 'en')).toBe('14 January 2026')
  expect(formatDay('2026-01-13T22:30:00+00:00', 'af')).toBe('14 Januarie 2026')
})

test('a moment has the 24-hour clock of South Africa', () => {
  expect(formatMoment('2026-01-13T22:30:00+00:00', 'en')).toBe('14 January 2026 at 00:30')
  expect(formatMoment('2026-01-13T22:30:00+00:00', 'af')).toBe('14 Januarie 2026 om 00:30')
})

test('a day has no leading zero in any form, long or short, with a time or without', () => {
  expect(
    [formatDay, formatShortDay, formatMoment, formatShortMoment].map((format) => [
      format(early, 'en'),
      format(early, 'af'),
    ]),
  ).toEqual([
    ['3 February 2026', '3 Februarie 2026'],
    ['3 Feb 2026', '3 Feb. 2026'],
    ['3 February 2026 at 07:41', '3 Februarie 2026 om 07:41'],
    ['3 Feb 2026, 07:41', '3 Feb. 2026 07:41'],
  ])
})

test('a weekday stands before the day without a comma', () => {
  const written = (
    [
      'weekdayAndDay',
      'shortWeekdayAndDay',
      'weekdayOfYear',
      'shortWeekdayOfYear',
      'weekdayMoment',
    ] as const
  ).map((form) => [formatDate(early, 'en-ZA', form), formatDate(early, 'af-ZA', form)])
  expect(written).toEqual([
    ['Tuesday 3 February 2026', 'Dinsdag 3 Februarie 2026'],
    ['Tue 3 Feb 2026', 'Di. 3 Feb. 2026'],
    ['Tuesday 3 February', 'Dinsdag 3 Februarie'],
    ['Tue 3 Feb', 'Di. 3 Feb.'],
    ['Tue 3 Feb, 07:41', 'Di. 3 Feb. 07:41'],
  ])
})

test('a range writes what both ends share once', () => {
  expect(formatDates('2027-02-01', '2027-02-07', 'en', 'day')).toBe('1–7 February 2027')
  expect(formatDates('2027-01-29', '2027-02-04', 'en', 'shortDayOfYear')).toBe('29 Jan – 4 Feb')
  expect(formatDates('2027-12-27', '2028-01-02', 'af', 'day')).toBe(
    '27 Desember 2027 – 2 Januarie 2028',
  )
})
