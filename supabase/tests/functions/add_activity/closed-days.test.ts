import { expect, test } from 'vitest'
import { newClassTeacher } from '../../support/calendar.ts'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'

const preview = 'select public.preview_repeat($1, $2, $3, $4) as plan'
const add = `select to_char(start_date_time at time zone 'Africa/Johannesburg', 'DD Mon') as day,
    repeat_id is not null as repeats
  from public.add_activity('Choir', $1, $1::timestamptz + interval '1 hour',
    repeat_weeks => $2, every_weeks => $3, until_term_end => $4)
  order by start_date_time`

/** The days of a repeat, which are those that the preview names. */
async function days(db: Database, teacher: Person, values: [string, number, number, boolean]) {
  const [row] = await db.asUser(teacher, preview, values)
  const plan = row?.['plan'] as { weeks: number[]; lastDay: string; leftOut: { day: string }[] } // as documented
  const added = await db.asUser(teacher, add, values)
  expect(added).toHaveLength(plan.weeks.length)
  expect(new Set(added.map((one) => one['repeats'])).size).toBe(1)
  return { days: added.map((one) => one['day']), leftOut: plan.leftOut.map(({ day }) => day) }
}

test('copies on holidays and outside the terms are left out and named', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await newRow(db, 'holiday', { label: 'Election day', date: '2031-03-24' })
    expect(await days(db, teacher, ['2031-03-10T22:00:00Z', 3, 1, false])).toEqual({
      days: ['11 Mar', '18 Mar', '25 Mar'],
      leftOut: ['2031-04-01'],
    })
    expect(await days(db, teacher, ['2031-03-10T06:00:00Z', 2, 1, false])).toEqual({
      days: ['10 Mar', '17 Mar'],
      leftOut: ['2031-03-24'],
    })
  }))

test('to the end of the term, every week or every second one, at most twelve weeks', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    expect(await days(db, teacher, ['2031-03-03T06:00:00Z', 0, 1, true])).toEqual({
      days: ['03 Mar', '10 Mar', '17 Mar', '24 Mar'],
      leftOut: [],
    })
    expect(await days(db, teacher, ['2031-03-07T06:00:00Z', 0, 2, true])).toEqual({
      days: ['07 Mar', '21 Mar'],
      leftOut: [],
    })
    await db.root(`update public.term set end_date = '2031-06-27' where label = 'Term 1, 2031'`)
    const long = await days(db, teacher, ['2031-01-15T06:00:00Z', 0, 1, true])
    expect([long.days.length, long.days.at(-1)]).toEqual([13, '09 Apr'])
  }))

test('the activity itself stays on a closed day, and does not repeat when nothing is left', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    expect(await days(db, teacher, ['2031-04-01T06:00:00Z', 2, 1, false])).toEqual({
      days: ['01 Apr'],
      leftOut: ['2031-04-08', '2031-04-15'],
    })
    expect(
      await db.root('select from public.teacher_activity where repeat_id is not null'),
    ).toEqual([])
  }))

test('the end of a term is asked for within one', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    for (const sql of [preview, add]) {
      await expectRefused(
        db.asUser(teacher, sql, ['2031-04-01T06:00:00Z', 0, 1, true]),
        'term_not_known',
      )
    }
  }))

test('an activity that begins to repeat leaves out closed days too', () =>
  rolledBack(async (db) => {
    const teacher = await newClassTeacher(db)
    await db.asUser(teacher, add, ['2031-03-11T06:00:00Z', 0, 1, false])
    const [{ id } = {}] = await db.root('select id from public.teacher_activity')
    const changed = await db.asUser(
      teacher,
      `select label from public.change_activity($1, 'ONE', 'Choir', '2031-03-11T06:00:00Z',
         '2031-03-11T07:00:00Z', 'red', repeat_weeks => 4, notes => 'Bring music')`,
      [id],
    )
    expect(changed).toHaveLength(3)
    const kept = `select notes from public.change_activity($1, 'ALL', 'Choir', '2031-03-11T06:00:00Z',
      '2031-03-11T07:00:00Z', 'red')`
    expect(await db.asUser(teacher, kept, [id])).toEqual(
      Array.from({ length: 3 }, () => ({ notes: 'Bring music' })),
    )
  }))
