import { expect, test } from 'vitest'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { daysOutsideHours, openingTime, type ScheduleDay } from './day-times.ts'

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

const on = (date: string, start: string, end: string, endDate = date) => ({
  start: `${date}T${start}`,
  end: `${endDate}T${end}`,
})
const aMonday = '2027-02-01'
const aTuesday = '2027-02-02'
const tuesday: ScheduleDay = { ...monday, day: 'Tuesday', startTime: '09:00:00' }

test.each([
  ['07:45', '14:00', []],
  ['07:44', '08:00', ['Monday']],
  ['13:00', '14:01', ['Monday']],
  ['06:00', '15:00', ['Monday']],
])('%s to %s is outside the hours of %j', (start, end, outside) => {
  const days = daysOutsideHours([monday, tuesday], on(aMonday, start, end))
  expect(days.map(({ day }) => day)).toEqual(outside)
})

test('the start and the end are held against the hours of their own days', () => {
  const outside = (start: string, end: string) =>
    daysOutsideHours([monday, tuesday], on(aMonday, start, end, aTuesday)).map(({ day }) => day)
  expect(outside('13:00', '09:00')).toEqual([])
  expect(outside('13:00', '08:00')).toEqual(['Tuesday'])
  expect(outside('15:00', '10:00')).toEqual(['Monday'])
  expect(outside('15:00', '20:00')).toEqual(['Monday', 'Tuesday'])
})

test('without a written end the periods say when the day is over; without both it never is', () => {
  const open = { ...monday, endTime: null }
  expect(daysOutsideHours([open], on(aMonday, '13:00', '14:00'))).toEqual([])
  expect(daysOutsideHours([open], on(aMonday, '13:00', '14:01'))).toEqual([open])
  expect(daysOutsideHours([{ ...open, periods: null }], on(aMonday, '13:00', '23:00'))).toEqual([])
  expect(daysOutsideHours([monday], on(aTuesday, '01:00', '23:00'))).toEqual([])
})

test('the days open before the first thing in sight, nights apart', () => {
  const span = { start: '2027-02-01', end: '2027-02-08' }
  const at = (startDateTime: string) => ({ startDateTime })
  expect(openingTime([monday], [], span)).toBe('07:30')
  expect(openingTime([], [], span)).toBe('06:45')
  // 06:30, 01:30 and a week later in South Africa.
  const activities = ['2027-02-02T04:30:00Z', '2027-02-02T23:30:00Z', '2027-02-09T04:00:00Z']
  expect(openingTime([monday], activities.map(at), span)).toBe('06:15')
})
