import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const closed = 'permission denied for schema private'
const join = `insert into private.user_group (user_id, group_name) values ($1, 'admin')`

test('no role of the API reads or writes memberships', () =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin'])
    for (const statement of ['select from private.user_group where user_id = $1', join]) {
      await expectRefused(db.asAnon(statement, [superadmin.id]), closed)
      await expectRefused(db.asUser(superadmin, statement, [superadmin.id]), closed)
      await expectRefused(db.asService(statement, [superadmin.id]), closed)
    }
    expect(
      await db.root('select group_name from private.user_group where user_id = $1', [
        superadmin.id,
      ]),
    ).toEqual([{ group_name: 'superadmin' }])
  }))

test('the membership table stays closed even to a role with access to its schema', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['teacher'])
    await db.root('grant usage on schema private to authenticated')
    await db.root('grant select, insert on private.user_group to authenticated')
    expect(await db.asUser(person, 'select from private.user_group')).toEqual([])
    await expectRefused(
      db.asUser(person, join, [person.id]),
      'new row violates row-level security policy for table "user_group"',
    )
  }))

test('memberships are deleted with the user', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['teacher', 'admin'])
    await db.root('delete from auth.users where id = $1', [person.id])
    expect(await db.root('select from private.user_group where user_id = $1', [person.id])).toEqual(
      [],
    )
  }))
