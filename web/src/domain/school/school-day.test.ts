import { describe, expect, test } from 'vitest'
import { clockTime, endOfDay, minutesOf, partsOfDay, spreadEvenly } from './school-day.ts'

const day = {
  startTime: '07:45:00',
  periods: 8,
  periodDuration: 45,
  breakDurations: [20, 15],
  breaksAfter: [3, 6],
}

const written = (change: Partial<typeof day> = {}) =>
  partsOfDay({ ...day, ...change }).map(
    ({ kind, number, start, end }) => `${kind} ${number} ${clockTime(start)}-${clockTime(end)}`,
  )

test.each([
  ['00:00', 0],
  ['07:45', 465],
  ['07:45:00', 465],
  ['23:59:00', 1439],
])('%s is %i minutes since midnight', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
  expect(clockTime(minutes)).toBe(time.slice(0, 5))
})

describe('the parts of a day', () => {
  test('follow one another without a gap, with breaks in their places', () => {
    expect(written()).toEqual([
      'period 1 07:45-08:30',
      'period 2 08:30-09:15',
      'period 3 09:15-10:00',
      'break 1 10:00-10:20',
      'period 4 10:20-11:05',
      'period 5 11:05-11:50',
      'period 6 11:50-12:35',
      'break 2 12:35-12:50',
      'period 7 12:50-13:35',
      'period 8 13:35-14:20',
    ])
  })

  test('with breaks of unknown position are spread evenly', () => {
    expect(written({ breaksAfter: [] })).toEqual(written({ breaksAfter: [3, 5] }))
    expect(written({ breaksAfter: [3] })).toEqual(written({ breaksAfter: [3, 5] }))
  })

  test('with two breaks after the same period come one after the other', () => {
    expect(written({ periods: 2, breaksAfter: [1, 1] })).toEqual([
      'period 1 07:45-08:30',
      'break 1 08:30-08:50',
      'break 2 08:50-09:05',
      'period 2 09:05-09:50',
    ])
  })

  test('keep a break placed after a period that no longer exists', () => {
    expect(written({ periods: 3, breaksAfter: [2, 6] }).at(-1)).toBe('break 2 10:20-10:35')
  })

  test('are unknown without periods', () => {
    expect(partsOfDay({ ...day, periods: null })).toEqual([])
    expect(partsOfDay({ ...day, periodDuration: null })).toEqual([])
  })
})

describe('the end of a day', () => {
  test('is the end of its last part, as the database calculates it', () => {
    expect(endOfDay(day)).toBe(minutesOf('14:20'))
    expect(endOfDay({ ...day, breakDurations: [], breaksAfter: [] })).toBe(minutesOf('13:45'))
  })

  test('may be after midnight, which the form refuses', () => {
    expect(endOfDay({ ...day, startTime: '20:00' })).toBeGreaterThan(24 * 60)
  })

  test('is unknown without periods', () => {
    expect(endOfDay({ ...day, periods: null })).toBeNull()
  })
})

test.each([
  [2, 9, [3, 6]],
  [2, 8, [3, 5]],
  [1, 7, [4]],
  [3, 4, [1, 2, 3]],
  [3, 2, [1, 1, 1]],
  [1, 1, [1]],
])('%i breaks of %i periods come after %o', (breaks, periods, places) => {
  expect(spreadEvenly(breaks, periods)).toEqual(places)
})
