import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const settle = 'select public.settle_created_teacher($1) as profile'
const temporary = 'select public.my_password_is_temporary() as temporary'
const setPassword = 'update auth.users set encrypted_password = $2 where id = $1'

test('a created user becomes a teacher with a profile and a temporary password; again changes nothing', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    await db.root(setPassword, [person.id, 'digest of the first'])
    const first = await db.asService(settle, [person.id])
    expect(await db.asService(settle, [person.id])).toEqual(first)
    expect(
      await db.asUser(person, 'select id as profile, owner from public.teacher_profile'),
    ).toEqual([{ profile: first[0]?.['profile'], owner: `${person.id}::${person.email}` }])
    expect(await db.asUser(person, 'select public.my_groups() as groups')).toEqual([
      { groups: ['teacher'] },
    ])
    expect(await db.asUser(person, temporary)).toEqual([{ temporary: true }])
  }))

test('a customer of the old shop gets the profile of then', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const [old] = await db.root(
      'insert into public.teacher_profile (user_id, owner) values (null, $1) returning id as profile',
      [`${randomUUID()}::${person.email}`],
    )
    await db.root(
      `update auth.users set email_confirmed_at = now(), encrypted_password = 'digest' where id = $1`,
      [person.id],
    )
    expect(await db.asService(settle, [person.id])).toEqual([old])
  }))

test('a password is temporary until another one is stored, by whatever way', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    expect(await db.asUser(person, temporary)).toEqual([{ temporary: false }])
    await db.root(setPassword, [person.id, 'digest of the first'])
    await db.asService(settle, [person.id])
    const other = await newPerson(db)
    await db.root(setPassword, [other.id, 'digest of the first'])
    expect(await db.asUser(other, temporary)).toEqual([{ temporary: false }])
    await db.root(setPassword, [person.id, 'digest of their own'])
    expect(await db.asUser(person, temporary)).toEqual([{ temporary: false }])
  }))

test('nobody but the service settles, and nobody who is not there is settled', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = 'permission denied for function settle_created_teacher'
    await expectRefused(db.asUser(person, settle, [person.id]), denied)
    await expectRefused(db.asAnon(settle, [person.id]), denied)
    await expectRefused(
      db.asService(settle, ['00000000-0000-4000-8000-000000000000']),
      'user_not_found',
    )
    await expectRefused(
      db.asAnon(temporary),
      'permission denied for function my_password_is_temporary',
    )
  }))
