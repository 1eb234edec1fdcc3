import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** The setting with the request's headers, as PostgREST writes it. */
const actingFor = async (db: Database, person: Person | { id: string }) =>
  db.root(`select set_config('request.headers', $1, true)`, [
    JSON.stringify({ 'x-acting-user': person.id }),
  ])
/** What this transaction has noted: other tests leave entries of their own. */
const entries = (db: Database) =>
  db.root(
    `select actor_id, table_name, row_id, verb, old_values, new_values from public.admin_audit
     where created_at = now()`,
  )
const join = `select public.add_user_to_group($1, 'teacher')`

test('changes by the service key for an administrator are audited under the administrator', () =>
  rolledBack(async (db) => {
    const [admin, person] = [await newPerson(db, ['admin']), await newPerson(db)]
    await actingFor(db, admin)
    await db.asService(join, [person.id])
    await db.asService(`select public.remove_user_from_group($1, 'teacher')`, [person.id])
    const row = { actor_id: admin.id, table_name: 'user_group', row_id: person.id }
    const values = { user_id: person.id, group_name: 'teacher' }
    expect(await entries(db)).toEqual(
      expect.arrayContaining([
        { ...row, verb: 'insert', old_values: {}, new_values: values },
        { ...row, verb: 'delete', old_values: values, new_values: {} },
      ]),
    )
  }))

test('changes for a teacher, for nobody or for an invalid name are not audited', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const person of [teacher, { id: '' }, { id: 'not a user' }]) {
      await actingFor(db, person)
      await db.asService(join, [(await newPerson(db)).id])
    }
    expect(await entries(db)).toEqual([])
  }))

test('a header cannot change a caller’s identity', () =>
  rolledBack(async (db) => {
    const [admin, other] = [await newPerson(db, ['admin']), await newPerson(db, ['superadmin'])]
    const teacher = await newTeacher(db)
    await actingFor(db, other)
    await db.asUser(admin, `insert into public.product_tag (name) values ('Chalk')`)
    await db.asUser(teacher, `update public.teacher_profile set translate_i18n = 'af'`)
    expect(await entries(db)).toMatchObject([{ actor_id: admin.id, table_name: 'product_tag' }])
  }))
