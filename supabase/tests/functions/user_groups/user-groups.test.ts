import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const add = 'select public.add_user_to_group($1, $2) as changed'
const remove = 'select public.remove_user_from_group($1, $2) as changed'
const mine = 'select public.my_groups() as groups'

test('the service role adds and removes memberships, once', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    expect(await db.asService(add, [person.id, 'reporting'])).toEqual([{ changed: true }])
    expect(await db.asService(add, [person.id, 'reporting'])).toEqual([{ changed: false }])
    expect(await db.asUser(person, mine)).toEqual([{ groups: ['reporting'] }])
    expect(await db.asService(remove, [person.id, 'reporting'])).toEqual([{ changed: true }])
    expect(await db.asService(remove, [person.id, 'reporting'])).toEqual([{ changed: false }])
    expect(await db.asUser(person, mine)).toEqual([{ groups: [] }])
  }))

test('nobody else may, including superadmins', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = (name: string) => `permission denied for function ${name}`
    await expectRefused(
      db.asUser(person, add, [person.id, 'reporting']),
      denied('add_user_to_group'),
    )
    await expectRefused(
      db.asUser(person, remove, [person.id, 'admin']),
      denied('remove_user_from_group'),
    )
    await expectRefused(db.asAnon(add, [person.id, 'admin']), denied('add_user_to_group'))
    await expectRefused(db.asAnon(remove, [person.id, 'admin']), denied('remove_user_from_group'))
    expect(await db.asUser(person, mine)).toEqual([{ groups: ['admin', 'superadmin'] }])
  }))

test('unknown groups and users are refused with an error word', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    await expectRefused(db.asService(add, [person.id, 'owner']), 'unknown_group')
    await expectRefused(db.asService(add, [person.id, null]), 'unknown_group')
    await expectRefused(
      db.asService(add, ['00000000-0000-4000-8000-00000000dead', 'admin']),
      'user_not_found',
    )
  }))

test('people see their own groups only', () =>
  rolledBack(async (db) => {
    await newPerson(db, ['admin'])
    expect(await db.asUser(await newPerson(db), mine)).toEqual([{ groups: [] }])
    await expectRefused(db.asAnon(mine), 'permission denied for function my_groups')
  }))
