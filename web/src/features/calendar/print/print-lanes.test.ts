import { expect, test } from 'vitest'
import type { Activity } from '../grid/calendar-events.ts'
import { isBar, lanesOf } from './print-lanes.ts'

const activity = (label: string, start: string, end: string) =>
  ({
    id: label,
    label,
    startDateTime: `2027-02-${start}:00+02:00`,
    endDateTime: `2027-02-${end}:00+02:00`,
  }) as Activity // the rest is not printed

const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2027-02-${day}`)
const written = (activities: Activity[], days = week) =>
  lanesOf(activities, days).map((lane) =>
    lane.map(({ activity: one, span }) => `${one?.label ?? '-'} ${String(span)}`).join(', '),
  )

test('six days are one bar, and a lesson is none', () => {
  const camp = activity('camp', '01T00:00', '07T00:00')
  expect(written([camp, activity('lesson', '02T08:00', '02T08:45')])).toEqual(['camp 6, - 1'])
  expect(isBar(activity('late', '01T22:00', '02T01:00'))).toBe(false)
})

test('what comes from the week before or goes on after it is cut to the week', () => {
  expect(written([activity('camp', '05T00:00', '12T00:00')])).toEqual(['- 4, camp 3'])
  expect(written([activity('leave', '01T00:00', '02T00:00')], week.slice(1))).toEqual([])
})

test('bars that do not overlap share a lane', () => {
  expect(
    written([
      activity('leave', '01T00:00', '02T00:00'),
      activity('camp', '01T00:00', '03T00:00'),
      activity('tour', '03T00:00', '05T00:00'),
      activity('course', '05T00:00', '06T00:00'),
    ]),
  ).toEqual(['camp 2, tour 2, course 1, - 2', 'leave 1, - 6'])
})

test('days that are not printed take no place', () => {
  const schoolDays = week.slice(0, 5)
  expect(written([activity('camp', '04T00:00', '08T00:00')], schoolDays)).toEqual(['- 3, camp 2'])
})
