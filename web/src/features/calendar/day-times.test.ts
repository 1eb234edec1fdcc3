import { expect, test } from 'vitest'
import { isOutsideHours, scheduleOn, type ScheduleDay } from './day-times.ts'

const monday: ScheduleDay = {
  day: 'Monday',
  startTime: '07:45:00',
  endTime: '14:00:00',
  periods: 8,
  periodDuration: 45,
  breakDurations: [15],
  breaksAfter: [],
}

test('a date has the schedule of its weekday', () => {
  expect(scheduleOn([monday], '2027-02-01')).toBe(monday)
  expect(scheduleOn([monday], '2027-02-02')).toBeUndefined()
  expect(scheduleOn([monday], '2027-02-07')).toBeUndefined()
})

test.each([
  ['07:45', '14:00', false],
  ['07:44', '08:00', true],
  ['13:00', '14:01', true],
])('%s to %s: outside is %s', (start, end, outside) => {
  expect(isOutsideHours(monday, { start, end })).toBe(outside)
})

test('without a written end the periods say when the day is over; without both it never is', () => {
  const open = { ...monday, endTime: null }
  expect(isOutsideHours(open, { start: '13:00', end: '14:00' })).toBe(false)
  expect(isOutsideHours(open, { start: '13:00', end: '14:01' })).toBe(true)
  expect(isOutsideHours({ ...open, periods: null }, { start: '13:00', end: '23:00' })).toBe(false)
  expect(isOutsideHours(undefined, { start: '01:00', end: '23:00' })).toBe(false)
})
