import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSchool, newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const save = `select * from public.save_teacher_profile(
  title => $1, name => $2, surname => $3, language => 'Zulu', province => $4,
  days_per_week => $5, school_id => $6)`

const form = (change: Partial<Record<'title' | 'province' | 'school', string | null>> = {}) => [
  'title' in change ? change.title : 'Ms',
  ' Thandi ',
  'Nkosi',
  change.province ?? 'Limpopo',
  4,
  change.school ?? null,
]

const profiles = (db: Database, person: Person) =>
  db.root('select * from public.teacher_profile where user_id = $1', [person.id])

test('the first save creates an active profile, trimmed, and joins the teacher group', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    const school = await newSchool(db, { is_generic: true })
    expect(await db.asUser(person, save, form({ school }))).toMatchObject([
      {
        user_id: person.id,
        owner: `${person.id}::${person.email}`,
        title: 'Ms',
        name: 'Thandi',
        surname: 'Nkosi',
        language: 'Zulu',
        province: 'Limpopo',
        days_per_week: 4,
        status: 'Active',
        type: 'TeacherProfile',
        teacher_profile_school_id: school,
      },
    ])
    expect(await db.asUser(person, 'select public.my_groups() as groups')).toEqual([
      { groups: ['teacher'] },
    ])
  }))

test('saving again changes nothing and keeps fields that are not on the form', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    await db.asUser(person, save, form())
    await db.asUser(person, `update public.teacher_profile set translate_i18n = 'af'`)
    const token = await db.asUser(person, 'select public.use_here() as session_token')
    const [before] = await profiles(db, person)
    await db.asUser(person, save, form())
    const after = await profiles(db, person)
    expect(after).toEqual([before])
    expect(after).toMatchObject([{ translate_i18n: 'af', ...token[0] }])
  }))

test('an incomplete form is refused, and no profile is made', () =>
  rolledBack(async (db) => {
    const person = await newPerson(db)
    await expectRefused(db.asUser(person, save, form({ title: null })), 'profile_details_required')
    await expect(db.asUser(person, save, form({ title: ' ' }))).rejects.toMatchObject({
      constraint: 'teacher_profile_title_present',
    })
    expect(await profiles(db, person)).toEqual([])
  }))

test('visitors and deleted users save nothing', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asAnon(save, form()),
      'permission denied for function save_teacher_profile',
    )
    await expectRefused(db.root(save, form()), 'not_signed_in')
  }))

describe('the school', () => {
  test('must be in the province', () =>
    rolledBack(async (db) => {
      const person = await newPerson(db)
      const school = await newSchool(db, {
        provinces: ['Gauteng', 'North West'],
        is_generic: true,
      })
      await expectRefused(db.asUser(person, save, form({ school })), 'school_not_in_province')
      await db.asUser(person, save, form({ school, province: 'North West' }))
      await expectRefused(
        db.asUser(person, `update public.teacher_profile set province = 'Limpopo'`),
        'school_not_in_province',
      )
      expect(await profiles(db, person)).toMatchObject([
        { province: 'North West', teacher_profile_school_id: school },
      ])
    }))

  test('that has moved does not block other changes', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacherIn(db, 'Limpopo')
      const school = await newSchool(db)
      await db.root(
        'update public.teacher_profile set teacher_profile_school_id = $1 where id = $2',
        [school, teacher.profileId],
      )
      await db.root(`update public.school set provinces = '{Gauteng}' where id = $1`, [school])
      expect(await db.asUser(teacher, save, form({ school }))).toHaveLength(1)
    }))

  test('exists', () =>
    rolledBack(async (db) => {
      const missing = '00000000-0000-4000-8000-00000000dead'
      await expect(
        db.asUser(await newPerson(db), save, form({ school: missing })),
      ).rejects.toMatchObject({ constraint: 'school_request_school_id_fkey' })
    }))
})
