import { expect, test } from 'vitest'
import type { Activity } from '../grid/calendar-events.ts'
import type { ScheduleDay } from '../setting/day-times.ts'
import { activitiesOn, weekRows, rowOf } from './print-rows.ts'

const day = (name: string, change: Partial<ScheduleDay> = {}): ScheduleDay => ({
  day: name,
  startTime: '08:00:00',
  endTime: null,
  periods: 3,
  periodDuration: 45,
  breakDurations: [15],
  breaksAfter: [2],
  ...change,
})

const activity = (start: string, end: string): Activity => ({
  __typename: 'TeacherActivity',
  nodeId: start,
  id: start,
  updatedAt: '2027-02-01T10:00:00+00:00',
  label: start,
  startDateTime: `${start}:00+02:00`,
  endDateTime: `${end}:00+02:00`,
  color: 'red',
  type: null,
  repeatId: null,
  locked: false,
  notes: '',
  teacherClassSubjectId: null,
  teacherAssessmentTemplateId: null,
  teacherSubjectTemplateId: null,
})

test('days of one rhythm share their rows; a shorter one is part of it', () => {
  const rows = weekRows([
    day('Monday'),
    day('Friday', { periods: 2, breakDurations: [], breaksAfter: [] }),
  ])
  expect(rows?.map((row) => `${row.kind} ${row.start}-${row.end}`)).toEqual([
    'before 00:00-08:00',
    'period 08:00-08:45',
    'period 08:45-09:30',
    'break 09:30-09:45',
    'period 09:45-10:30',
    'after 10:30-24:00',
  ])
})

test('a day with other times keeps its periods; without periods there are no rows', () => {
  const week = [day('Monday'), day('Friday', { startTime: '07:30:00', periods: 2 })]
  const rows = weekRows(week) ?? []
  const row = (date: string, time: string) => {
    const one = rowOf(rows, week, date, activity(`${date}T${time}`, `${date}T23:00`))
    return one && `${one.kind} ${String(one.number)}`
  }
  expect(row('2027-02-01', '08:00')).toBe('period 1')
  expect(row('2027-02-05', '07:30')).toBe('period 1')
  expect(row('2027-02-05', '08:15')).toBe('period 2')
  expect(row('2027-02-05', '09:50')).toBe('period 3')
  expect(row('2027-02-05', '07:00')).toBe('before 0')
  expect(weekRows([])).toBeNull()
  expect(weekRows([day('Monday', { periods: null })])).toBeNull()
})

test('every activity has its row, at midnight and in the night too', () => {
  const rows = weekRows([day('Monday')]) ?? []
  const kinds = ['00:00', '08:00', '09:35', '10:30', '23:59'].map(
    (time) =>
      rowOf(rows, [], '2027-02-01', activity(`2027-02-01T${time}`, '2027-02-01T23:59'))?.kind,
  )
  expect(kinds).toEqual(['before', 'period', 'break', 'after', 'after'])
})

test('what lasts for days is on each of them, and on no other', () => {
  const leave = activity('2027-02-01T12:00', '2027-02-03T00:00')
  const days = ['2027-01-31', '2027-02-01', '2027-02-02', '2027-02-03'].map(
    (date) => activitiesOn([leave], date).length,
  )
  expect(days).toEqual([0, 1, 1, 0])
  expect(rowOf(weekRows([day('Monday')]) ?? [], [], '2027-02-02', leave)?.kind).toBe('before')
})
