import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const read = 'select id from public.teacher_profile where id = $1'
const language = `update public.teacher_profile set translate_i18n = 'af' where id = $1 returning translate_i18n`

test('owners and superadmins read a profile', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const seen = [{ id: teacher.profileId }]
    expect(await db.asUser(teacher, read, [teacher.profileId])).toEqual(seen)
    expect(await db.asUser(await newPerson(db, ['superadmin']), read, [teacher.profileId])).toEqual(
      seen,
    )
  }))

test('nobody else reads a profile, administrators included', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    expect(await db.asUser(await newTeacher(db), read, [profileId])).toEqual([])
    expect(await db.asUser(await newPerson(db, ['admin', 'reporting']), read, [profileId])).toEqual(
      [],
    )
    await expectRefused(db.asAnon(read, [profileId]), noRight('teacher_profile'))
    expect(await db.root(read, [profileId])).toEqual([{ id: profileId }])
  }))

test('anyone signed in creates a profile of their own, by default and by name', () =>
  rolledBack(async (db) => {
    const [first, second] = [await newPerson(db), await newPerson(db)]
    expect(
      await db.asUser(
        first,
        `insert into public.teacher_profile (translate_i18n) values ('af') returning user_id`,
      ),
    ).toEqual([{ user_id: first.id }])
    expect(
      await db.asUser(
        second,
        'insert into public.teacher_profile (user_id) values ($1) returning user_id',
        [second.id],
      ),
    ).toEqual([{ user_id: second.id }])
  }))

const insertFor = 'insert into public.teacher_profile (user_id) values ($1)'

test('only administrators create a profile for somebody else', () =>
  rolledBack(async (db) => {
    const other = await newPerson(db)
    await expectRefused(
      db.asUser(await newTeacher(db), insertFor, [other.id]),
      noPolicy('teacher_profile'),
    )
    await expectRefused(
      db.asUser(await newPerson(db, ['superadmin']), insertFor, [other.id]),
      noPolicy('teacher_profile'),
    )
    await expectRefused(db.asAnon(insertFor, [other.id]), noRight('teacher_profile'))
    expect(
      await db.root('select from public.teacher_profile where user_id = $1', [other.id]),
    ).toEqual([])

    await db.asUser(await newPerson(db, ['admin']), insertFor, [other.id])
    expect(
      await db.root('select owner from public.teacher_profile where user_id = $1', [other.id]),
    ).toEqual([{ owner: `${other.id}::${other.email}` }])
  }))

test('owners and superadmins change a profile', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const changed = [{ translate_i18n: 'af' }]
    expect(await db.asUser(teacher, language, [teacher.profileId])).toEqual(changed)
    expect(
      await db.asUser(await newPerson(db, ['superadmin']), language, [teacher.profileId]),
    ).toEqual(changed)
  }))

test('nobody else changes a profile', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    expect(await db.asUser(await newTeacher(db), language, [profileId])).toEqual([])
    expect(await db.asUser(await newPerson(db, ['admin']), language, [profileId])).toEqual([])
    await expectRefused(db.asAnon(language, [profileId]), noRight('teacher_profile'))
    expect(
      await db.root('select translate_i18n from public.teacher_profile where id = $1', [profileId]),
    ).toEqual([{ translate_i18n: null }])
  }))

test.each([
  `owner = '00000000-0000-4000-8000-000000000000::thief@example.test'`,
  'user_id = null',
  `status = 'Active'`,
  `type = 'TeacherProfile'`,
  `products = '[]'`,
])('owners do not set %s', (assignment) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(
      db.asUser(teacher, `update public.teacher_profile set ${assignment} where id = $1`, [
        teacher.profileId,
      ]),
      noRight('teacher_profile'),
    )
  }),
)

test('nobody deletes a profile', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const remove = 'delete from public.teacher_profile where id = $1'
    for (const person of [teacher, await newPerson(db, ['superadmin', 'admin'])]) {
      await expectRefused(
        db.asUser(person, remove, [teacher.profileId]),
        noRight('teacher_profile'),
      )
    }
    await expectRefused(db.asAnon(remove, [teacher.profileId]), noRight('teacher_profile'))
    expect(await db.root(read, [teacher.profileId])).toEqual([{ id: teacher.profileId }])
  }))
