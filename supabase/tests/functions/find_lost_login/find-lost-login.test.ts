import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const find = 'select public.find_lost_login($1) as login'
const importProfile = `insert into public.teacher_profile (user_id, owner)
  values (null, '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64dfff::Old@Kryt.example') returning id`

test('an account, an unused account, a profile without an account, and an unknown address', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const see = async (email: string) => (await db.asService(find, [email]))[0]?.['login']
    expect(await see(person.email)).toBe('never_signed_in')
    await db.root('update auth.users set last_sign_in_at = now() where id = $1', [person.id])
    expect(await see(` ${person.email.toUpperCase()}`)).toBe('existing')
    expect(await see('old@kryt.example')).toBeNull()
    await db.root(importProfile)
    expect(await see('OLD@kryt.example')).toBe('profile_only')
  }))

test('an old customer who confirmed the address gets the old profile, once', () =>
  rolledBack(async (db) => {
    const [old] = await db.root(importProfile)
    const person = await newPerson(db)
    const ensure = 'select id from public.ensure_teacher_profile()'
    await db.root(
      `update auth.users set email = 'old@kryt.example', email_confirmed_at = now() where id = $1`,
      [person.id],
    )
    expect(await db.asUser(person, ensure)).toEqual([{ id: old?.['id'] }])
    expect(await db.asUser(person, ensure)).toEqual([{ id: old?.['id'] }])
  }))

test('an address that was not confirmed gets an empty profile', () =>
  rolledBack(async (db) => {
    const [old] = await db.root(importProfile)
    const person = await newPerson(db)
    await db.root(
      `update auth.users set email = 'old@kryt.example', email_confirmed_at = null where id = $1`,
      [person.id],
    )
    const [own] = await db.asUser(person, 'select id from public.ensure_teacher_profile()')
    expect(own?.['id']).not.toBe(old?.['id'])
  }))

test('only the service role may call it', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = 'permission denied for function find_lost_login'
    await expectRefused(db.asUser(person, find, ['x']), denied)
    await expectRefused(db.asAnon(find, ['x']), denied)
  }))
