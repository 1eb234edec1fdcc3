import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const add = `select label, start_date_time, end_date_time, color, type, repeat_id
  from public.add_activity('Choir', '2027-02-03T12:00:00Z', '2027-02-03T13:00:00Z',
    type => 'Culture', repeat_weeks => $1)
  order by start_date_time`

test('an activity that does not repeat is one row', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, add, [0])).toEqual([
      {
        label: 'Choir',
        start_date_time: new Date('2027-02-03T12:00:00Z'),
        end_date_time: new Date('2027-02-03T13:00:00Z'),
        color: 'red',
        type: 'Culture',
        repeat_id: null,
      },
    ])
  }))

test('copies are seven days apart and share one repeat_id', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const rows = await db.asUser(teacher, add, [12])
    const week = 7 * 24 * 3_600_000
    const first = Date.parse('2027-02-03T12:00:00Z')
    expect(rows.map((row) => Number(row['start_date_time']))).toEqual(
      Array.from({ length: 13 }, (_, index) => first + index * week),
    )
    expect(new Set(rows.map((row) => row['repeat_id'])).size).toBe(1)
    expect(
      await db.root('select from public.teacher_activity where teacher_profile_id = $1', [
        teacher.profileId,
      ]),
    ).toHaveLength(13)
  }))

test.each([-1, 13, null])('%o weeks are refused, and nothing is added', (weeks) =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newTeacher(db), add, [weeks]), 'repeat_too_long')
    expect(await db.root('select from public.teacher_activity')).toEqual([])
  }),
)

test('a person without a profile cannot add activities', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asUser(await newPerson(db, ['admin']), add, [0]),
      noPolicy('teacher_activity'),
    )
    await expectRefused(db.asAnon(add, [0]), 'permission denied for function add_activity')
  }))
