import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { become, connect, holdWorld, rolledBack, rootOf } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { rival, waitUntilBlocked } from '../../support/interleave.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const ensure = 'select * from public.ensure_teacher_profile()'

test('the first sign-in creates an empty active profile and joins the teacher group', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    expect(await db.asUser(person, ensure)).toMatchObject([
      {
        user_id: person.id,
        owner: `${person.id}::${person.email}`,
        status: 'Active',
        type: 'TeacherProfile',
        translate_i18n: null,
        title: null,
        days_per_week: null,
      },
    ])
    expect(await db.asUser(person, 'select public.my_groups() as groups')).toEqual([
      { groups: ['teacher'] },
    ])
  }))

test('the profile has the language of the sign-up, if it is one of ours', () =>
  rolledBack(async (db) => {
    for (const [language, expected] of [
      ['af', 'af'],
      ['fr', null],
    ]) {
      const person = await newPerson(db)
      await db.root('update auth.users set raw_user_meta_data = $2 where id = $1', [
        person.id,
        { language },
      ])
      expect(await db.asUser(person, ensure)).toMatchObject([{ translate_i18n: expected }])
    }
  }))

test('a profile of the old shop takes the language of the sign-up, unless it has one', () =>
  rolledBack(async (db) => {
    for (const [before, expected] of [
      [null, 'af'],
      ['en', 'en'],
    ]) {
      const person = await newPerson(db)
      await db.root(
        'update auth.users set raw_user_meta_data = $2, email_confirmed_at = now() where id = $1',
        [person.id, { language: 'af' }],
      )
      const [profile] = await db.root(
        'insert into public.teacher_profile (user_id, owner, translate_i18n) values (null, $1, $2) returning id',
        [`${randomUUID()}::${person.email}`, before],
      )
      expect(await db.asUser(person, ensure)).toMatchObject([
        { id: profile?.['id'], translate_i18n: expected },
      ])
    }
  }))

test('later sign-ins return the profile unchanged', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.root(`update public.teacher_profile set translate_i18n = 'af' where id = $1`, [
      teacher.profileId,
    ])
    expect(await db.asUser(teacher, ensure)).toMatchObject([
      { id: teacher.profileId, translate_i18n: 'af' },
    ])
    expect(
      await db.root('select from public.teacher_profile where user_id = $1', [teacher.id]),
    ).toHaveLength(1)
  }))

test('a user who lacks only the group joins it and keeps the others', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db, ['reporting'])
    await db.root('insert into public.teacher_profile (user_id) values ($1)', [person.id])
    await db.asUser(person, ensure)
    expect(await db.asUser(person, 'select public.my_groups() as groups')).toEqual([
      { groups: ['reporting', 'teacher'] },
    ])
  }))

test('not_signed_in without a user, and for one who was deleted', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asAnon(ensure), 'permission denied for function ensure_teacher_profile')
    const gone = { id: '00000000-0000-4000-8000-00000000dead', email: 'gone@school.example' }
    await expectRefused(db.asUser(gone, ensure), 'not_signed_in')
    await expectRefused(db.root(ensure), 'not_signed_in')
  }))

test('two windows sign in at once: one profile', async () => {
  const [root, first] = [await connect(), await connect()]
  const second = await rival(await connect())
  await holdWorld(root)
  const person = await newPerson(rootOf(root))
  try {
    for (const client of [first, second.client]) {
      await client.query('begin')
      await become(client, 'authenticated', person)
    }
    const mine = await first.query<{ id: string }>(ensure)
    const waiting = second.client.query<{ id: string }>(ensure)
    await waitUntilBlocked(first, second)
    await first.query('commit')
    expect((await waiting).rows[0]?.id).toBe(mine.rows[0]?.id)
    await second.client.query('commit')
  } finally {
    await root.query('delete from public.teacher_profile where user_id = $1', [person.id])
    await root.query('delete from auth.users where id = $1', [person.id])
    await Promise.all([root.end(), first.end(), second.client.end()])
  }
})
