import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newRow, newSchool, newSubject, newTeacherIn } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const save = async (db: Database, teacher: Person, school: string | null, province = 'Limpopo') =>
  db.asUser(
    teacher,
    `select teacher_profile_school_id as school from public.save_teacher_profile(
       'Ms', 'Thandi', 'Nkosi', 'Zulu', $2, 4, $1)`,
    [school, province],
  )
const requests = async (db: Database, person: Person) =>
  db.asUser(
    person,
    'select school_id, request_status, teacher_name, email from public.school_request',
  )
const decide = async (db: Database, admin: Person, school: string, confirmed: boolean) =>
  db.asUser(
    admin,
    `select public.decide_school_request(id, $1, $2) as decided
     from public.school_request where school_id = $1 or $1 is null`,
    [school, confirmed],
  )

async function arrange(db: Database) {
  return {
    teacher: await newTeacherIn(db, 'Limpopo'),
    admin: await newPerson(db, ['admin']),
    school: await newSchool(db),
    other: await newSchool(db),
    generic: await newSchool(db, { is_generic: true }),
  }
}

test('a school that is asked for is not the teacher’s until it is confirmed', () =>
  rolledBack(async (db) => {
    const { teacher, admin, school } = await arrange(db)
    expect(await save(db, teacher, school)).toEqual([{ school: null }])
    const asked = {
      school_id: school,
      request_status: 'REQUESTED',
      teacher_name: 'Ms Thandi Nkosi',
      email: teacher.email,
    }
    expect(await requests(db, teacher)).toEqual([asked])
    expect(await requests(db, admin)).toEqual([asked])
    expect(await decide(db, admin, school, true)).toEqual([{ decided: 'CONFIRMED' }])
    expect(
      await db.asUser(
        teacher,
        'select teacher_profile_school_id as school from public.teacher_profile',
      ),
    ).toEqual([{ school }])
    // What was confirmed may be chosen again.
    await save(db, teacher, null)
    expect(await save(db, teacher, school)).toEqual([{ school }])
    expect(await requests(db, teacher)).toMatchObject([{ request_status: 'CONFIRMED' }])
  }))

test('the templates of a school are read once it is confirmed, not before', () =>
  rolledBack(async (db) => {
    const { teacher, admin, school } = await arrange(db)
    const subject = await newSubject(db)
    await newRow(db, 'teacher_class_subject', {
      teacher_profile_id: teacher.profileId,
      subject_id: subject,
      name: '4A',
    })
    await newRow(db, 'assessment_template', {
      title: 'Only for us',
      complexity: 'Simple',
      total_minutes: 60,
      instructions: '["Answer all questions."]',
      questions: '[]',
      subject_id: subject,
      school_id: school,
    })
    const read = () => db.asUser(teacher, 'select title from public.assessment_template')
    await save(db, teacher, school)
    expect(await read()).not.toContainEqual({ title: 'Only for us' })
    await decide(db, admin, school, true)
    expect(await read()).toContainEqual({ title: 'Only for us' })
  }))

describe('a teacher', () => {
  test('chooses a generic school without asking', () =>
    rolledBack(async (db) => {
      const { teacher, generic } = await arrange(db)
      expect(await save(db, teacher, generic)).toEqual([{ school: generic }])
      expect(await requests(db, teacher)).toEqual([])
    }))

  test('cannot write a school into the profile', () =>
    rolledBack(async (db) => {
      const { teacher, school } = await arrange(db)
      await expectRefused(
        db.asUser(teacher, 'update public.teacher_profile set teacher_profile_school_id = $1', [
          school,
        ]),
        'school_not_confirmed',
      )
    }))

  test('has one request: another school replaces it, none takes it back', () =>
    rolledBack(async (db) => {
      const { teacher, school, other } = await arrange(db)
      await save(db, teacher, school)
      await save(db, teacher, other)
      expect(await requests(db, teacher)).toMatchObject([{ school_id: other }])
      await save(db, teacher, null)
      expect(await requests(db, teacher)).toEqual([])
    }))

  test('keeps the school of before while another is asked for', () =>
    rolledBack(async (db) => {
      const { teacher, admin, school, other } = await arrange(db)
      await save(db, teacher, school)
      await decide(db, admin, school, true)
      expect(await save(db, teacher, other)).toEqual([{ school }])
      expect(await requests(db, teacher)).toMatchObject([
        { school_id: other, request_status: 'REQUESTED' },
      ])
    }))

  test('asks for a school of the own province only', () =>
    rolledBack(async (db) => {
      const { teacher, school } = await arrange(db)
      await expectRefused(save(db, teacher, school, 'Gauteng'), 'school_not_in_province')
      expect(await requests(db, teacher)).toEqual([])
    }))

  test('may ask again after a refusal', () =>
    rolledBack(async (db) => {
      const { teacher, admin, school } = await arrange(db)
      await save(db, teacher, school)
      expect(await decide(db, admin, school, false)).toEqual([{ decided: 'DECLINED' }])
      expect(await save(db, teacher, school)).toEqual([{ school: null }])
      expect(await requests(db, teacher)).toMatchObject([{ request_status: 'REQUESTED' }])
    }))

  test('sees no request of others, and none is left when the account goes', () =>
    rolledBack(async (db) => {
      const { teacher, admin, school } = await arrange(db)
      await save(db, teacher, school)
      expect(await requests(db, await newTeacherIn(db, 'Limpopo'))).toEqual([])
      await db.root('delete from auth.users where id = $1', [teacher.id])
      expect(await requests(db, admin)).toEqual([])
    }))
})

describe('a decision', () => {
  test('is an administrator’s', () =>
    rolledBack(async (db) => {
      const { teacher, school } = await arrange(db)
      await save(db, teacher, school)
      await expectRefused(decide(db, teacher, school, true), 'not_an_administrator')
    }))

  test('is about the school that was shown, and falls once', () =>
    rolledBack(async (db) => {
      const { teacher, admin, school, other } = await arrange(db)
      await save(db, teacher, school)
      const [asked] = await db.root(
        'select id from public.school_request where teacher_profile_id = $1',
        [teacher.profileId],
      )
      const confirm = async (seen: string) =>
        db.asUser(admin, 'select public.decide_school_request($1, $2, true)', [asked?.['id'], seen])
      await save(db, teacher, other)
      await expectRefused(confirm(school), 'row_changed')
      await confirm(other)
      await expectRefused(confirm(other), 'row_changed')
    }))

  test('about nothing is refused', () =>
    rolledBack(async (db) => {
      const { admin, school } = await arrange(db)
      await expectRefused(
        db.asUser(admin, 'select public.decide_school_request($1, $1, true)', [school]),
        'school_request_not_found',
      )
    }))
})

test.each([
  ['thandi marula', 1],
  ['xqzy', 0],
  ['', 1],
])('administrators find "%s": %i', (words, found) =>
  rolledBack(async (db) => {
    const { teacher, admin, school } = await arrange(db)
    await save(db, teacher, school)
    const search = (person: Person) =>
      db.asUser(person, 'select school_id from public.search_school_requests($1)', [words])
    expect(await search(admin)).toHaveLength(found)
    expect(await search(teacher)).toEqual([])
  }),
)
