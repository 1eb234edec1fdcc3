import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const find = 'select public.find_teacher_account($1) as account'

const seenBy = (db: Database, caller: Person) => async (email: string) =>
  (await db.asUser(caller, find, [email]))[0]?.['account']

test('a teacher, somebody of another group, and somebody unfinished are told apart', () =>
  rolledBack(async (db) => {
    const see = seenBy(db, await newPerson(db, ['admin']))
    const teacher = await newTeacher(db)
    expect(await see(` ${teacher.email.toUpperCase()} `)).toMatchObject({
      standing: 'teacher',
      owner: `${teacher.id}::${teacher.email}`,
      groups: ['teacher'],
      profile: { id: teacher.profileId, name: null },
    })
    const reporter = await newPerson(db, ['reporting'])
    expect(await see(reporter.email)).toMatchObject({
      standing: 'other_group',
      groups: ['reporting'],
      profile: null,
    })
    const waiting = await newPerson(db)
    await db.root('update auth.users set email_confirmed_at = null where id = $1', [waiting.id])
    // They chose their password themselves, and perhaps under somebody else's address.
    expect(await see(waiting.email)).toMatchObject({ standing: 'other_group', groups: [] })
    const begun = await newPerson(db)
    await db.root('update auth.users set email_confirmed_at = now() where id = $1', [begun.id])
    expect(await see(begun.email)).toMatchObject({ standing: 'unfinished', groups: [] })
    await db.root('update auth.users set last_sign_in_at = now() where id = $1', [begun.id])
    expect(await see(begun.email)).toMatchObject({ standing: 'other_group' })
    expect(await see('nobody@school.example')).toBeNull()
  }))

test('a customer of the old shop has a profile and no user; a closed account has neither', () =>
  rolledBack(async (db) => {
    const see = seenBy(db, await newPerson(db, ['superadmin']))
    const email = 'of-old@school.example'
    const [profile] = await db.root(
      'insert into public.teacher_profile (user_id, owner) values (null, $1) returning id',
      [`${randomUUID()}::${email}`],
    )
    expect(await see(email)).toMatchObject({
      standing: 'imported',
      groups: [],
      profile: { id: profile?.['id'] },
    })
    // A profile whose user is deleted is closed, and keeps the address in its owner.
    const teacher = await newTeacher(db)
    await db.root('delete from auth.users where id = $1', [teacher.id])
    expect(await see(teacher.email)).toBeNull()
  }))

test('only administrators and superadmins ask', () =>
  rolledBack(async (db) => {
    for (const groups of [[], ['teacher'], ['reporting']]) {
      await expectRefused(db.asUser(await newPerson(db, groups), find, ['x']), 'admin_required')
    }
    await expectRefused(
      db.asAnon(find, ['x']),
      'permission denied for function find_teacher_account',
    )
  }))
