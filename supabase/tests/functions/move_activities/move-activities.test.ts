import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const add = `select id, updated_at::text as version from public.add_activity('Choir', '2027-02-03T12:00:00Z',
  '2027-02-03T13:00:00Z')`
const move = `select id, updated_at::text as version from public.move_activities(
  $1, '{2027-02-04T12:00:00Z}', '{2027-02-04T13:00:00Z}', versions => $2)`

async function added(db: Database, teacher: Person) {
  const [row] = await db.asUser(teacher, add)
  return { id: String(row?.['id']), version: String(row?.['version']) }
}

const day = async (db: Database) => {
  const [row] = await db.root(
    `select to_char(start_date_time at time zone 'UTC', 'DD') as day from public.teacher_activity`,
  )
  return row?.['day']
}

test('with the version that was read it moves, without one too', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { id, version } = await added(db, teacher)
    expect(await db.asUser(teacher, move, [[id], [version]])).toHaveLength(1)
    expect(await day(db)).toBe('04')
    expect(await db.asUser(teacher, move, [[id], []])).toHaveLength(1)
  }))

test('what another window has changed meanwhile is not moved over', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { id, version } = await added(db, teacher)
    // In another transaction it would be another moment.
    await db.root(`alter table public.teacher_activity disable trigger set_updated_at`)
    await db.root(
      `update public.teacher_activity set label = 'Orchestra', updated_at = now() + interval '1 second'`,
    )
    await expectRefused(db.asUser(teacher, move, [[id], [version]]), 'row_changed')
  }))

test('as many versions as activities, or none', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { id, version } = await added(db, teacher)
    await expectRefused(db.asUser(teacher, move, [[id], [version, version]]), 'moves_malformed')
  }))
