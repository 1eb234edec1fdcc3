import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const useHere = 'select public.use_here() as token'
const stored = 'select session_token as token from public.teacher_profile where id = $1'

test('each window gets a token of its own, and the profile keeps the last', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    await db.asUser(other, useHere)
    const othersToken = await db.root(stored, [other.profileId])
    const first = await db.asUser(teacher, useHere)
    const second = await db.asUser(teacher, useHere)
    expect(first).not.toEqual(second)
    expect(await db.asUser(teacher, stored, [teacher.profileId])).toEqual(second)
    expect(await db.root(stored, [other.profileId])).toEqual(othersToken)
  }))

test('a token is generated, never chosen', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(
      db.asUser(teacher, `update public.teacher_profile set session_token = 'mine'`),
      noRight('teacher_profile'),
    )
  }))

test('without a profile or a user there is no token', () =>
  rolledBack(async (db) => {
    await expectRefused(db.asUser(await newPerson(db), useHere), 'profile_required')
    await expectRefused(db.asAnon(useHere), 'permission denied for function use_here')
    await expectRefused(db.root(useHere), 'not_signed_in')
  }))
