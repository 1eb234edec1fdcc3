import { expect, test } from 'vitest'
import { openingDay } from './opening-day.ts'

// 1 February 2027 is a Monday.
test.each([
  ['2027-02-03T07:00', [], '2027-02-03'],
  ['2027-02-03T14:59', [], '2027-02-03'],
  ['2027-02-03T15:00', [], '2027-02-04'],
  ['2027-02-05T15:00', [], '2027-02-08'],
  ['2027-02-06T09:00', [], '2027-02-08'],
  ['2027-02-07T23:00', [], '2027-02-08'],
  ['2027-02-05T16:00', ['2027-02-08', '2027-02-09'], '2027-02-10'],
  // A holiday itself is today until its school hours would be over.
  ['2027-02-08T08:00', ['2027-02-08'], '2027-02-08'],
])('at %s with %o closed it is %s', (now, closed, day) => {
  expect(openingDay(now, (one) => closed.some((each) => each === one))).toBe(day)
})
