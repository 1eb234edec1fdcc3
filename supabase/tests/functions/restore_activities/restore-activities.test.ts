import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSubject } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const add = `select id from public.add_activity('Choir', '2027-02-03T12:00:00Z',
  '2027-02-03T13:00:00Z', 'teal', 'Culture', repeat_weeks => $1) order by start_date_time`
const remove = `select id from public.delete_activity($1, $2)`
const restore = `select id from public.restore_activities($1)`
const calendar = `select to_jsonb(activity) as row from public.teacher_activity as activity
  order by start_date_time`
const kept = `select id from private.deleted_activity`

async function added(db: Database, teacher: Person, weeks: number): Promise<string[]> {
  const rows = await db.asUser(teacher, add, [weeks])
  return rows.map((row) => String(row['id']))
}

test('deleted activities are restored unchanged, with ids and repeat', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const ids = await added(db, teacher, 2)
    const before = await db.root(calendar)
    const gone = await db.asUser(teacher, remove, [ids[1], 'FOLLOWING'])
    expect(await db.root(calendar)).toHaveLength(1)
    await db.asUser(teacher, restore, [gone.map((row) => row['id'])])
    expect(await db.root(calendar)).toEqual(before)
    expect(await db.root(kept)).toEqual([])
  }))

test('all or none, and once', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [id, other] = await added(db, teacher, 1)
    await db.asUser(teacher, remove, [id, 'ONE'])
    for (const ids of [[id, other], [], null]) {
      await expectRefused(db.asUser(teacher, restore, [ids]), 'activity_not_found')
    }
    await db.asUser(teacher, restore, [[id]])
    await expectRefused(db.asUser(teacher, restore, [[id]]), 'activity_not_found')
    expect(await db.root(calendar)).toHaveLength(2)
  }))

test('nobody restores another teacher’s activities', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const [id] = await added(db, teacher, 0)
    await db.asUser(teacher, remove, [id, 'ONE'])
    await expectRefused(db.asUser(other, restore, [[id]]), 'activity_not_found')
    expect(await db.root(kept)).toEqual([{ id }])
  }))

test('a class that has been deleted since is omitted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [id] = await added(db, teacher, 0)
    const [made] = await db.root(
      `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name)
       values ($1, $2, '7B') returning id`,
      [teacher.profileId, await newSubject(db)],
    )
    await db.root(
      `update public.teacher_activity set teacher_class_subject_id = $1 where id = $2`,
      [made?.['id'], id],
    )
    await db.asUser(teacher, remove, [id, 'ONE'])
    await db.root('delete from public.teacher_class_subject where id = $1', [made?.['id']])
    await db.asUser(teacher, restore, [[id]])
    expect(await db.root(calendar)).toMatchObject([{ row: { id, teacher_class_subject_id: null } }])
  }))

test('deleted activities are kept for a day, and deleted with the profile', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [first, second] = await added(db, teacher, 2)
    await db.asUser(teacher, remove, [first, 'ONE'])
    await db.root(`update private.deleted_activity set created_at = now() - interval '25 hours'`)
    await db.asUser(teacher, remove, [second, 'ONE'])
    expect(await db.root(kept)).toEqual([{ id: second }])
    await db.root('delete from public.teacher_profile where id = $1', [teacher.profileId])
    expect(await db.root(kept)).toEqual([])
  }))
