import { describe, expect, test } from 'vitest'
import {
  clicked,
  freePeriod,
  periodsOf,
  periodsOn,
  snapEnd,
  snapMove,
  snapStretch,
} from './day-periods.ts'

/** Wednesday: 08:00, 08:45, break at 09:30, then 09:50 and 10:35 to 11:20. */
const wednesday = {
  day: 'Wednesday',
  startTime: '08:00:00',
  endTime: null,
  periods: 4,
  periodDuration: 45,
  breakDurations: [20],
  breaksAfter: [2],
}
/** Starts later, with longer periods: 09:00 and 10:00. */
const thursday = {
  ...wednesday,
  day: 'Thursday',
  startTime: '09:00:00',
  periods: 2,
  periodDuration: 60,
  breakDurations: [],
  breaksAfter: [],
}
const schedule = [wednesday, thursday]
const on = (date: string) => (start: string, end: string) => ({
  start: `${date}T${start}`,
  end: `${date}T${end}`,
})
const wed = on('2027-02-03')
const thu = on('2027-02-04')
const fri = on('2027-02-05')

test('the periods of a date have their breaks between them', () => {
  expect(
    periodsOn(schedule, '2027-02-03').map(
      ({ start, end }) => `${start.slice(11)}-${end.slice(11)}`,
    ),
  ).toEqual(['08:00-08:45', '08:45-09:30', '09:50-10:35', '10:35-11:20'])
  expect(periodsOn(schedule, '2027-02-05')).toEqual([])
})

test.each([
  ['08:00', wed('08:00', '08:45')],
  ['08:44', wed('08:00', '08:45')],
  ['08:45', wed('08:45', '09:30')],
  // In the break and after school: as long as a period.
  ['09:35', wed('09:35', '10:20')],
  ['15:00', wed('15:00', '15:45')],
])('a click at %s means exactly %o', (time, stretch) => {
  expect(clicked(schedule, `2027-02-03T${time}`)).toEqual(stretch)
})

test('a click on a day without a timetable means an hour', () => {
  expect(clicked(schedule, '2027-02-05T08:30')).toEqual(fri('08:30', '09:30'))
})

describe('dragging over', () => {
  test.each([
    ['a part of one period', wed('08:10', '08:30'), wed('08:00', '08:45')],
    ['one period and a little of the next', wed('08:00', '08:50'), wed('08:00', '08:45')],
    ['two periods', wed('08:05', '09:25'), wed('08:00', '09:30')],
    ['two periods and the break between them', wed('08:50', '10:30'), wed('08:45', '10:35')],
    ['a period and a part of the break', wed('08:50', '09:45'), wed('08:45', '09:30')],
    ['a few minutes of a period', wed('08:10', '08:15'), wed('08:00', '08:45')],
    ['the last period and a little more', wed('10:40', '11:30'), wed('10:35', '11:20')],
    ['the last period and the afternoon', wed('10:35', '14:00'), wed('10:35', '14:00')],
    ['the afternoon', wed('14:00', '16:00'), wed('14:00', '16:00')],
    ['a day without a timetable', fri('08:10', '08:55'), fri('08:10', '08:55')],
  ])('%s', (_, dragged, meant) => {
    expect(snapStretch(schedule, dragged)).toEqual(meant)
  })
})

describe('dropping', () => {
  test.each([
    ['a period near another', wed('08:00', '08:45'), wed('09:40', '10:25'), wed('09:50', '10:35')],
    [
      'a double period across the break',
      wed('08:00', '09:30'),
      wed('08:50', '10:20'),
      wed('08:45', '10:35'),
    ],
    [
      'a period on a day with longer ones',
      wed('08:00', '08:45'),
      thu('09:10', '09:55'),
      thu('09:00', '10:00'),
    ],
    [
      'a double period where only one is left',
      wed('08:00', '09:30'),
      wed('10:30', '12:00'),
      wed('10:35', '12:05'),
    ],
    ['half an hour', wed('08:00', '08:30'), wed('08:50', '09:20'), wed('08:45', '09:15')],
    ['in the afternoon', wed('08:00', '08:45'), wed('14:05', '14:50'), wed('14:05', '14:50')],
    [
      'on a day without a timetable',
      wed('08:00', '08:45'),
      fri('08:20', '09:05'),
      fri('08:20', '09:05'),
    ],
  ])('%s', (_, before, dropped, meant) => {
    expect(snapMove(schedule, before, dropped)).toEqual(meant)
  })
})

test('pulling the end goes to the end of the nearest period, far away to the minute', () => {
  expect(snapEnd(schedule, wed('08:00', '09:20'))).toEqual(wed('08:00', '09:30'))
  expect(snapEnd(schedule, wed('08:00', '08:10'))).toEqual(wed('08:00', '08:45'))
  expect(snapEnd(schedule, wed('08:00', '14:20'))).toEqual(wed('08:00', '14:20'))
})

test('whole periods are recognised, anything else is not', () => {
  expect(periodsOf(schedule, wed('08:45', '10:35'))?.map(({ number }) => number)).toEqual([2, 3])
  expect(periodsOf(schedule, wed('08:45', '10:30'))).toBeNull()
  expect(periodsOf(schedule, wed('10:35', '08:45'))).toBeNull()
})

test('a new activity gets the first free period, and today one that is not over', () => {
  const taken = [wed('08:00', '08:45')]
  const at = (now: string, busy = taken) => freePeriod(schedule, '2027-02-03', busy, now)?.number
  expect(at('2027-02-01T10:00')).toBe(2)
  expect(at('2027-02-03T09:40')).toBe(3)
  expect(at('2027-02-01T10:00', [wed('07:00', '15:00')])).toBe(1)
  expect(at('2027-02-03T15:00')).toBeUndefined()
})
