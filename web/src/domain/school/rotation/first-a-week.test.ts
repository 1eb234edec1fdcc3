import { expect, test } from 'vitest'
import { firstAWeek } from './first-a-week.ts'

const weeks = JSON.stringify([
  { monday: '2026-11-30', week: 9 },
  { monday: '2026-12-07', week: 10 },
  { monday: '2026-12-14', week: null },
  { monday: '2027-01-11', week: 1 },
  { monday: '2027-01-18', week: 2 },
])

test.each([
  ['in the second week', '2027-01-20', '2027-01-11'],
  ['in the first week', '2027-01-13', '2027-01-11'],
  ['in the holidays', '2026-12-16', '2027-01-11'],
  ['in a term that began before the weeks that were asked for', '2026-12-02', '2026-10-05'],
  ['after everything that is known', '2027-02-03', '2027-02-01'],
])('%s, on %s, the week of %s is an A week', (_, day, monday) => {
  expect(firstAWeek(weeks, day)).toBe(monday)
})

test('without an answer, the week of the day itself', () => {
  expect(firstAWeek(undefined, '2027-02-03')).toBe('2027-02-01')
})
