import { describe, expect, test } from 'vitest'
import { timetableRows } from './timetable-rows.ts'

const day = (name: string, change = {}) => ({
  day: name,
  startTime: '08:00:00',
  periods: 3,
  periodDuration: 45,
  breakDurations: [20],
  breaksAfter: [2],
  ...change,
})
const entry = (name: string, period: number, week: string, teacherClassSubjectId: string) => ({
  day: name,
  period,
  week,
  teacherClassSubjectId,
})

describe('the grid', () => {
  test('has a row for each period, in the order of the week, with times and breaks', () => {
    const { days, rows } = timetableRows(
      [day('Friday', { periods: 2 }), day('Monday')],
      [],
      'EVERY',
    )
    expect(days).toEqual(['Monday', 'Friday'])
    expect(rows.map(({ period, time, breakAfter }) => [period, time, breakAfter])).toEqual([
      [1, '08:00–08:45', false],
      [2, '08:45–09:30', true],
      [3, '09:50–10:35', false],
    ])
    expect(rows[2]?.cells.map(({ time }) => time)).toEqual(['09:50–10:35', null])
  })

  test('has the time of most days, and each cell its own', () => {
    const late = day('Tuesday', { startTime: '07:30:00' })
    const { rows } = timetableRows([late, day('Monday'), day('Friday')], [], 'EVERY')
    expect(rows[0]?.time).toBe('08:00–08:45')
    expect(rows[0]?.cells.map(({ time }) => time)).toEqual([
      '08:00–08:45',
      '07:30–08:15',
      '08:00–08:45',
    ])
  })

  test('keeps a class whose period or day the schedule no longer has', () => {
    const { days, rows } = timetableRows(
      [day('Monday')],
      [entry('Monday', 5, 'EVERY', 'a'), entry('Tuesday', 1, 'EVERY', 'b')],
      'EVERY',
    )
    expect(days).toEqual(['Monday', 'Tuesday'])
    expect(rows).toHaveLength(5)
    expect(rows[4]?.cells[0]).toMatchObject({ time: null, classId: 'a' })
    expect(rows[0]?.cells[1]).toMatchObject({ time: null, classId: 'b' })
  })

  test('is empty without periods', () => {
    expect(timetableRows([], [], 'EVERY')).toEqual({ days: [], rows: [] })
    expect(timetableRows([day('Monday', { periods: null })], [], 'EVERY').days).toEqual([])
  })
})

test.each([
  ['EVERY', [entry('Monday', 1, 'EVERY', 'a')], { classId: 'a', byWeek: null }],
  ['A', [entry('Monday', 1, 'EVERY', 'a')], { classId: 'a', byWeek: null }],
  ['B', [entry('Monday', 1, 'A', 'a')], { classId: '', byWeek: null }],
  ['EVERY', [entry('Monday', 1, 'A', 'a')], { classId: '', byWeek: { A: 'a', B: '' } }],
  [
    'EVERY',
    [entry('Monday', 1, 'A', 'a'), entry('Monday', 1, 'B', 'b')],
    { classId: '', byWeek: { A: 'a', B: 'b' } },
  ],
] as const)('in week %s, %j show as %j', (week, entries, shown) => {
  expect(timetableRows([day('Monday')], entries, week).rows[0]?.cells[0]).toMatchObject(shown)
})
