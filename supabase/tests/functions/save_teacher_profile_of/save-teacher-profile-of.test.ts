import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const save = `select public.save_teacher_profile_of($1, 'Mr', 'Sipho', 'Moyo', 'English', 'Gauteng', 3) as id`
const named = 'select name, province from public.teacher_profile where user_id = $1'

test('administrators change a profile that they cannot read', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacherIn(db, 'Limpopo')
    expect(await db.asUser(admin, save, [teacher.id])).toEqual([{ id: teacher.profileId }])
    expect(await db.root(named, [teacher.id])).toEqual([{ name: 'Sipho', province: 'Gauteng' }])
    expect(await db.asUser(admin, named, [teacher.id])).toEqual([])
  }))

test('administrators create the profile of a user without one', () =>
  rolledBack(async (db) => {
    const user = await newPerson(db)
    await db.asUser(await newPerson(db, ['admin']), save, [user.id])
    expect(
      await db.root('select owner, status from public.teacher_profile where user_id = $1', [
        user.id,
      ]),
    ).toEqual([{ owner: `${user.id}::${user.email}`, status: 'Active' }])
    expect(await db.asUser(user, 'select public.my_groups() as groups')).toEqual([{ groups: [] }])
  }))

test('superadmins change profiles but create none', () =>
  rolledBack(async (db) => {
    const superadmin = await newPerson(db, ['superadmin'])
    const teacher = await newTeacherIn(db, 'Limpopo')
    const user = await newPerson(db)
    await db.asUser(superadmin, save, [teacher.id])
    expect(await db.root(named, [teacher.id])).toMatchObject([{ name: 'Sipho' }])
    await expectRefused(db.asUser(superadmin, save, [user.id]), 'user_not_found')
    expect(await db.root(named, [user.id])).toEqual([])
  }))

test('nobody else may, not even for themselves', () =>
  rolledBack(async (db) => {
    const victim = await newTeacherIn(db, 'Limpopo')
    for (const person of [await newTeacher(db), victim, await newPerson(db, ['reporting'])]) {
      await expectRefused(db.asUser(person, save, [victim.id]), 'not_an_administrator')
    }
    await expectRefused(
      db.asAnon(save, [victim.id]),
      'permission denied for function save_teacher_profile_of',
    )
    expect(await db.root(named, [victim.id])).toEqual([{ name: 'Thandi', province: 'Limpopo' }])
  }))

test('unknown users and incomplete forms are refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacherIn(db, 'Limpopo')
    await expectRefused(
      db.asUser(admin, save, ['00000000-0000-4000-8000-00000000dead']),
      'user_not_found',
    )
    await expectRefused(
      db.asUser(
        admin,
        `select public.save_teacher_profile_of($1, null, 'Sipho', 'Moyo', 'English', 'Gauteng', 3)`,
        [teacher.id],
      ),
      'profile_details_required',
    )
    expect(await db.root(named, [teacher.id])).toMatchObject([{ name: 'Thandi' }])
  }))
