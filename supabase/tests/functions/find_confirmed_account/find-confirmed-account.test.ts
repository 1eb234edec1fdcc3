import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const find = 'select public.find_confirmed_account($1) as account'

test('finds a confirmed address only, with the name and language of its profile', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const see = async (email: string) => (await db.asService(find, [email]))[0]?.['account']
    await db.root('update auth.users set email_confirmed_at = null where id = $1', [person.id])
    expect(await see(person.email)).toBeNull()
    await db.root('update auth.users set email_confirmed_at = now() where id = $1', [person.id])
    expect(await see(` ${person.email.toUpperCase()}`)).toMatchObject({ language: null })
    await db.asUser(person, 'select id from public.ensure_teacher_profile()')
    await db.root(
      `update public.teacher_profile set translate_i18n = 'af', title = 'Me', name = 'Thandi',
         surname = 'Nkosi', language = 'Afrikaans', province = 'Gauteng', days_per_week = 5
       where user_id = $1`,
      [person.id],
    )
    expect(await see(person.email)).toEqual({ name: 'Thandi', language: 'af' })
    await db.root('update auth.users set deleted_at = now() where id = $1', [person.id])
    expect(await see(person.email)).toBeNull()
    expect(await see('nobody@kryt.example')).toBeNull()
  }))

test('only the service role may call it', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['superadmin', 'admin'])
    const denied = 'permission denied for function find_confirmed_account'
    await expectRefused(db.asUser(person, find, ['x']), denied)
    await expectRefused(db.asAnon(find, ['x']), denied)
  }))
