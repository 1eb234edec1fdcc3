import { expect, test } from 'vitest'
import { aheadOf, periodAt, type Planned } from './day-ahead.ts'

const week = [
  {
    day: 'Wednesday',
    startTime: '08:00:00',
    periods: 3,
    periodDuration: 45,
    breakDurations: [15],
    breaksAfter: [1],
  },
]

const planned = (label: string, start: string, end: string, more: Partial<Planned> = {}): Planned =>
  ({
    id: label,
    label,
    type: 'Lesson',
    startDateTime: `${start}:00+02:00`,
    endDateTime: `${end}:00+02:00`,
    notes: '',
    teacherSubjectTemplateId: null,
    teacherClassSubject: null,
    ...more,
  }) as Planned // the key of the cache is not read

// A Wednesday.
const day = '2027-02-03'
const first = planned('first', `${day}T08:00`, `${day}T08:45`)
const second = planned('second', `${day}T09:00`, `${day}T09:45`)

const nextAt = (now: string, activities: Planned[]) => {
  const { next } = aheadOf(activities, week, now)
  return next && [next.activity.label, next.going, next.period]
}

test('what goes on comes before what comes next, until the minute it is over', () => {
  expect(nextAt(`${day}T07:00`, [first, second])).toEqual(['first', false, 1])
  expect(nextAt(`${day}T08:00`, [first, second])).toEqual(['first', true, 1])
  expect(nextAt(`${day}T08:44`, [first, second])).toEqual(['first', true, 1])
  expect(nextAt(`${day}T08:45`, [first, second])).toEqual(['second', false, 2])
  expect(nextAt(`${day}T09:45`, [first, second])).toBeNull()
})

test('nobody waits for a trip of a day, for leave or for a free period', () => {
  const trip = planned('trip', `${day}T00:00`, '2027-02-04T00:00', { type: 'Culture' })
  const leave = planned('leave', `${day}T08:00`, `${day}T09:00`, { type: 'Leave' })
  const free = planned('free', `${day}T08:00`, `${day}T08:45`, { type: 'Off Period' })
  expect(nextAt(`${day}T07:00`, [trip, leave, free, second])).toEqual(['second', false, 2])
})

test('beyond seven days nothing is due yet', () => {
  const late = planned('late', '2027-02-11T08:00', '2027-02-11T08:45', { type: 'Assessment' })
  const soon = planned('soon', '2027-02-10T08:00', '2027-02-10T08:45', { type: 'Assessment' })
  const { tests } = aheadOf([soon, late], week, `${day}T07:00`)
  expect(tests.map(({ label }) => label)).toEqual(['soon'])
})

test('a lesson is bare without plan and notes, until it begins', () => {
  const noted = planned('noted', `${day}T09:00`, `${day}T09:45`, { notes: 'page 4' })
  const withPlan = planned('with plan', `${day}T09:00`, `${day}T09:45`, {
    teacherSubjectTemplateId: 'a',
  })
  const sport = planned('sport', `${day}T09:00`, `${day}T09:45`, { type: 'Sport' })
  const bare = (now: string) =>
    aheadOf([first, noted, withPlan, sport, second], week, now).bare.map(({ label }) => label)
  expect(bare(`${day}T07:00`)).toEqual(['first', 'second'])
  expect(bare(`${day}T08:00`)).toEqual(['second'])
})

test('a period is named only when something begins with it', () => {
  expect(periodAt(week, `${day}T09:00`)).toBe(2)
  expect(periodAt(week, `${day}T08:45`)).toBeNull()
  expect(periodAt(week, '2027-02-04T09:00')).toBeNull()
})
