import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const add = 'select public.add_customer_note($1, $2, $3) as id'
const remove = 'select public.delete_customer_note($1) as deleted'
const kept = 'select body, actor_id from private.customer_note where teacher_profile_id = $1'

async function noted(db: Database, by: Person, profileId: string, body = 'Pays at month end') {
  const id = randomUUID()
  await db.asUser(by, add, [id, profileId, body])
  return id
}

test('administrators and superadmins note something, once however often it is sent', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const people = [await newPerson(db, ['admin']), await newPerson(db, ['superadmin'])]
    for (const person of people) {
      const id = await noted(db, person, teacher.profileId, '  Pays at month end ')
      const again = [id, teacher.profileId, '  Pays at month end ']
      expect(await db.asUser(person, add, again)).toEqual([{ id }])
      await expectRefused(db.asUser(person, add, [id, teacher.profileId, 'other']), 'id_taken')
    }
    expect(await db.root(`${kept} order by created_at`, [teacher.profileId])).toEqual(
      expect.arrayContaining(people.map(({ id }) => ({ body: 'Pays at month end', actor_id: id }))),
    )
    expect(await db.root(kept, [teacher.profileId])).toHaveLength(2)
  }))

test('a note is deleted by its author or a superadmin; the audit keeps what it said', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [author, other, boss] = [
      await newPerson(db, ['admin']),
      await newPerson(db, ['admin']),
      await newPerson(db, ['superadmin']),
    ]
    const ids = [
      await noted(db, author, teacher.profileId),
      await noted(db, author, teacher.profileId),
    ]
    await expectRefused(db.asUser(other, remove, [ids[0]]), 'note_of_somebody_else')
    expect(await db.asUser(author, remove, [ids[0]])).toEqual([{ deleted: true }])
    expect(await db.asUser(author, remove, [ids[0]])).toEqual([{ deleted: false }])
    expect(await db.asUser(boss, remove, [ids[1]])).toEqual([{ deleted: true }])
    expect(
      await db.root(
        `select verb, coalesce(new_values, old_values) ->> 'body' as body, old_values ->> 'body' as was
         from public.admin_audit where row_id = $1 order by created_at, verb desc`,
        [ids[0]],
      ),
    ).toEqual([
      { verb: 'insert', body: 'Pays at month end', was: null },
      { verb: 'delete', body: null, was: 'Pays at month end' },
    ])
  }))

test('what says nothing, too much, or belongs to nobody is refused', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    for (const body of ['  ', null, 'x'.repeat(4001)]) {
      await expectRefused(
        db.asUser(admin, add, [randomUUID(), teacher.profileId, body]),
        'note_text_invalid',
      )
    }
    await expectRefused(
      db.asUser(admin, add, [randomUUID(), randomUUID(), 'Hello']),
      'profile_not_found',
    )
  }))

test('nobody else notes, and no role of the API reads the table', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    for (const person of [teacher, await newPerson(db, ['reporting'])]) {
      await expectRefused(
        db.asUser(person, add, [randomUUID(), teacher.profileId, 'Hello']),
        'admin_required',
      )
      await expectRefused(db.asUser(person, remove, [randomUUID()]), 'admin_required')
    }
    const admin = await newPerson(db, ['admin'])
    await expectRefused(
      db.asUser(admin, kept, [teacher.profileId]),
      'permission denied for schema private',
    )
    expect(await db.root(kept, [teacher.profileId])).toEqual([])
  }))

test('a customer gets the notes with a copy of their data, without their authors; they go with the account', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    await noted(db, admin, teacher.profileId)
    const [row] = await db.asUser(teacher, 'select public.export_my_data() as answer')
    const text = JSON.stringify(row)
    expect(text).toContain('Pays at month end')
    expect(text).not.toContain(admin.id)
    await db.asService('select public.close_account($1)', [teacher.id])
    expect(await db.root(kept, [teacher.profileId])).toEqual([])
  }))
