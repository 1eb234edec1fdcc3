import { expect, test } from 'vitest'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import { daysTouched, isWholeDays, moveDays } from './whole-days.ts'

const camp = { start: '2027-02-05T14:00', end: '2027-02-07T12:00' }
const leave = { start: '2027-02-03T00:00', end: '2027-02-04T00:00' }
const lesson = { start: '2027-02-03T08:00', end: '2027-02-03T08:45' }
const night = { start: '2027-02-03T18:00', end: '2027-02-04T01:00' }

test.each([
  [leave, true, true],
  [camp, false, true],
  [lesson, false, false],
  [night, false, false],
  [{ start: leave.start, end: leave.start }, false, false],
])('%o is whole days: %s, stands above the hours: %s', (stretch, whole, above) => {
  expect(isWholeDays(stretch)).toBe(whole)
  expect(lastsDays(stretch)).toBe(above)
})

test('the end is the day after the last one that is touched', () => {
  expect(daysTouched(camp)).toEqual({ start: '2027-02-05', end: '2027-02-08' })
  expect(daysTouched(leave)).toEqual({ start: '2027-02-03', end: '2027-02-04' })
})

test('what is moved above the hours keeps its times of day', () => {
  expect(moveDays(camp, { start: '2027-02-12', end: '2027-02-15' })).toEqual({
    start: '2027-02-12T14:00',
    end: '2027-02-14T12:00',
  })
  expect(moveDays(leave, { start: '2027-02-03', end: '2027-02-06' })).toEqual({
    start: '2027-02-03T00:00',
    end: '2027-02-06T00:00',
  })
})
