import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const add = `select id from public.add_activity('Choir', '2027-02-03T12:00:00Z',
  '2027-02-03T13:00:00Z', repeat_weeks => $1, every_weeks => $2) order by start_date_time`
const change = `select id from public.change_activity($1, $2, 'Orchestra',
  '2027-02-11T12:30:00Z', '2027-02-11T14:00:00Z', 'teal')`
const remove = `select id from public.delete_activity($1, $2)`
const calendar = `select label, color, repeat_id,
    to_char(start_date_time at time zone 'UTC', 'DD Mon HH24:MI') as starts,
    to_char(end_date_time at time zone 'UTC', 'HH24:MI') as ends
  from public.teacher_activity order by start_date_time`

async function added(db: Database, teacher: Person, weeks: number, every = 1): Promise<string[]> {
  const rows = await db.asUser(teacher, add, [weeks, every])
  return rows.map((row) => String(row['id']))
}

const shown = async (db: Database) =>
  (await db.root(calendar)).map(
    (row) => `${String(row['label'])} ${String(row['starts'])}-${String(row['ends'])}`,
  )

test('every second week, for schools with weeks A and B', () =>
  rolledBack(async (db) => {
    await added(db, await newTeacher(db), 4, 2)
    expect(await shown(db)).toEqual([
      'Choir 03 Feb 12:00-13:00',
      'Choir 17 Feb 12:00-13:00',
      'Choir 03 Mar 12:00-13:00',
    ])
  }))

test('ONE changes one copy, which stays with the others', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const ids = await added(db, teacher, 2)
    expect(await db.asUser(teacher, change, [ids[1], 'ONE'])).toEqual([{ id: ids[1] }])
    expect(await shown(db)).toEqual([
      'Choir 03 Feb 12:00-13:00',
      'Orchestra 11 Feb 12:30-14:00',
      'Choir 17 Feb 12:00-13:00',
    ])
    expect(new Set((await db.root(calendar)).map((row) => row['repeat_id'])).size).toBe(1)
  }))

test('FOLLOWING moves this and the later copies equally and makes them a repeat of their own', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const ids = await added(db, teacher, 2)
    await db.asUser(teacher, change, [ids[1], 'FOLLOWING'])
    expect(await shown(db)).toEqual([
      'Choir 03 Feb 12:00-13:00',
      'Orchestra 11 Feb 12:30-14:00',
      'Orchestra 18 Feb 12:30-14:00',
    ])
    expect(new Set((await db.root(calendar)).map((row) => row['repeat_id'])).size).toBe(2)
  }))

test('ALL also changes earlier copies', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const ids = await added(db, teacher, 2)
    await db.asUser(teacher, change, [ids[1], 'ALL'])
    expect(await shown(db)).toEqual([
      'Orchestra 04 Feb 12:30-14:00',
      'Orchestra 11 Feb 12:30-14:00',
      'Orchestra 18 Feb 12:30-14:00',
    ])
  }))

test('a single activity can become a repeated one', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [id] = await added(db, teacher, 0)
    const repeat = change.replace(`'teal')`, `'teal', repeat_weeks => 2)`)
    expect(await db.asUser(teacher, repeat, [id, 'ONE'])).toHaveLength(3)
    expect(await shown(db)).toEqual([
      'Orchestra 11 Feb 12:30-14:00',
      'Orchestra 18 Feb 12:30-14:00',
      'Orchestra 25 Feb 12:30-14:00',
    ])
  }))

test('an activity that has changed since it was read is refused, and stays as it is', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [id] = await added(db, teacher, 0)
    const [read] = await db.root(
      `select updated_at::text as version from public.teacher_activity where id = $1`,
      [id],
    )
    const claiming = change.replace(`'teal')`, `'teal', version => $3)`)
    // One microsecond is a difference.
    const older = claiming.replace('$3', `$3::timestamptz - interval '1 microsecond'`)
    await expectRefused(db.asUser(teacher, older, [id, 'ONE', read?.['version']]), 'row_changed')
    expect(await shown(db)).toEqual(['Choir 03 Feb 12:00-13:00'])
    expect(await db.asUser(teacher, claiming, [id, 'ONE', read?.['version']])).toEqual([{ id }])
  }))

test.each([
  ['ONE', 2],
  ['FOLLOWING', 1],
  ['ALL', 0],
])('deleting %s leaves %i of three', (scope, left) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const ids = await added(db, teacher, 2)
    expect(await db.asUser(teacher, remove, [ids[1], scope])).toHaveLength(3 - left)
    expect(await db.root(calendar)).toHaveLength(left)
  }),
)

test('somebody else’s activity is not found, and an unknown scope is refused', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [id] = await added(db, teacher, 0)
    const stranger = await newTeacher(db)
    for (const statement of [change, remove]) {
      await expectRefused(db.asUser(stranger, statement, [id, 'ALL']), 'activity_not_found')
      await expectRefused(db.asUser(teacher, statement, [id, 'SOME']), 'scope_not_known')
    }
    const long = change.replace(`'teal')`, `'teal', repeat_weeks => 13)`)
    await expectRefused(db.asUser(teacher, long, [id, 'ONE']), 'repeat_too_long')
    expect(await shown(db)).toEqual(['Choir 03 Feb 12:00-13:00'])
  }))
