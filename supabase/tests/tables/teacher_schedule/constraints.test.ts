import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { newTeacher } from '../../support/world.ts'

const monday: Row = {
  day: 'Monday',
  periods: 8,
  period_duration: 45,
  break_durations: [20, 15],
  start_time: '07:45',
  end_time: '14:20',
}

async function schedule(db: Database, change: Row): Promise<Row | undefined> {
  const { profileId } = await newTeacher(db)
  const id = await newRow(db, 'teacher_schedule', {
    ...monday,
    ...change,
    teacher_profile_id: profileId,
  })
  const [row] = await db.root(
    'select start_time, end_time, periods, break_durations from public.teacher_schedule where id = $1',
    [id],
  )
  return row
}

describe('a day of the schedule', () => {
  test.each<[string, Row]>([
    ['teacher_schedule_day_known', { day: 'Saturday' }],
    ['teacher_schedule_periods_range', { periods: 0 }],
    ['teacher_schedule_periods_range', { periods: 21, period_duration: 1 }],
    ['teacher_schedule_period_duration_range', { period_duration: 0 }],
    ['teacher_schedule_break_durations_range', { break_durations: [0] }],
    ['teacher_schedule_break_durations_range', { break_durations: [null] }],
    ['teacher_schedule_break_durations_range', { break_durations: new Array<number>(11).fill(1) }],
    ['teacher_schedule_breaks_after_range', { breaks_after: [3] }],
    ['teacher_schedule_breaks_after_range', { breaks_after: [0, 5] }],
    ['teacher_schedule_breaks_after_range', { breaks_after: [3, 9] }],
    ['teacher_schedule_breaks_after_range', { breaks_after: [3, null] }],
    ['teacher_schedule_end_after_start', { end_time: '07:45', periods: null, break_durations: [] }],
    ['teacher_schedule_lessons_fit', { end_time: '14:19' }],
    ['teacher_schedule_lessons_fit', { start_time: '20:00', end_time: null }],
  ])('is refused by %s: %o', (constraint, change) =>
    rolledBack(async (db) => {
      await expect(schedule(db, change)).rejects.toMatchObject({ constraint })
    }),
  )

  test('accepts times to the second, and lessons that just fit', () =>
    rolledBack(async (db) => {
      expect(await schedule(db, {})).toEqual({
        start_time: '07:45:00',
        end_time: '14:20:00',
        periods: 8,
        break_durations: [20, 15],
      })
    }))

  test.each([[[]], [[3, 5]], [[4, 4]], [[8, 1]]])('takes breaks after %o', (breaks_after) =>
    rolledBack(async (db) => {
      expect(await schedule(db, { breaks_after })).toMatchObject({ end_time: '14:20:00' })
    }),
  )

  test.each<[Row, string | null]>([
    [{}, '14:20:00'],
    [{ break_durations: [] }, '13:45:00'],
    [{ periods: null }, null],
    [{ period_duration: null }, null],
  ])('with %o and no end ends at %s', (change, end) =>
    rolledBack(async (db) => {
      const row = await schedule(db, { ...change, end_time: null })
      expect(row?.['end_time']).toBe(end)
    }),
  )

  test('is there once per teacher', () =>
    rolledBack(async (db) => {
      const { profileId } = await newTeacher(db)
      const row = { ...monday, teacher_profile_id: profileId }
      await newRow(db, 'teacher_schedule', row)
      await newRow(db, 'teacher_schedule', { ...row, day: 'Tuesday' })
      await newRow(db, 'teacher_schedule', {
        ...row,
        teacher_profile_id: (await newTeacher(db)).profileId,
      })
      await expect(newRow(db, 'teacher_schedule', row)).rejects.toMatchObject({
        constraint: 'teacher_schedule_teacher_profile_id_day_key',
      })
    }))
})
