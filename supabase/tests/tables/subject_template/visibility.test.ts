import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSchool, newSubject } from '../../support/papers.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
]

const add = `insert into public.subject_template (name, complexity, school_id, subject_id)
  values ('Plan', 'Simple', $1, $2) returning id`
const read = 'select name from public.subject_template where id = $1'

/** A template that an administrator makes. */
async function template(db: Database, schoolId: string, subjectId: string | null = null) {
  const [row] = await db.asUser(await newPerson(db, ['admin']), add, [schoolId, subjectId])
  return String(row?.['id'])
}

const sees = async (db: Database, person: Person, id: string) =>
  (await db.asUser(person, read, [id])).length === 1

test.each(provinces)(
  'a template for a generic school of %s is for the teachers there and for nobody elsewhere',
  (province) =>
    rolledBack(async (db) => {
      const id = await template(db, await newSchool(db, province, true))
      for (const one of provinces) {
        expect(await sees(db, await newTeacherIn(db, one), id), one).toBe(one === province)
      }
    }),
)

test('a template for one school is for its teachers, and not for others of the province', () =>
  rolledBack(async (db) => {
    const [school, other] = [await newSchool(db, 'Limpopo'), await newSchool(db, 'Limpopo')]
    const id = await template(db, school)
    const at = async (own: string | null) => {
      const teacher = await newTeacherIn(db, 'Limpopo')
      await db.root(
        'update public.teacher_profile set teacher_profile_school_id = $2 where id = $1',
        [teacher.profileId, own],
      )
      return sees(db, teacher, id)
    }
    expect([await at(school), await at(other), await at(null)]).toEqual([true, false, false])
  }))

test('a school of several provinces has its template in each of them', () =>
  rolledBack(async (db) => {
    const school = await newSchool(db, 'Limpopo', true)
    await db.root(`update public.school set provinces = '{Limpopo,Gauteng}' where id = $1`, [
      school,
    ])
    const id = await template(db, school)
    const seen = []
    for (const one of ['Limpopo', 'Gauteng', 'Free State'])
      seen.push(await sees(db, await newTeacherIn(db, one), id))
    expect(seen).toEqual([true, true, false])
  }))

test('the subject hides no lesson template: a teacher starts from those of any subject', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const school = await newSchool(db, 'Limpopo', true)
    const [taught, untaught] = [await newSubject(db), await newSubject(db)]
    await db.root(
      `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name) values ($1, $2, '5A')`,
      [teacher.profileId, taught],
    )
    for (const subject of [taught, untaught, null])
      expect(await sees(db, teacher, await template(db, school, subject))).toBe(true)
  }))

test('only administrators write, and a template for no school is refused', () =>
  rolledBack(async (db) => {
    const school = await newSchool(db, 'Limpopo', true)
    const id = await template(db, school)
    const teacher = await newTeacherIn(db, 'Limpopo')
    for (const person of [teacher, await newPerson(db, ['superadmin', 'reporting'])]) {
      await expectRefused(db.asUser(person, add, [school, null]), noPolicy('subject_template'))
      for (const change of [
        `update public.subject_template set name = 'x' where id = $1 returning id`,
        'delete from public.subject_template where id = $1 returning id',
      ])
        expect(await db.asUser(person, change, [id])).toEqual([])
    }
    expect(await sees(db, await newPerson(db, ['superadmin', 'reporting']), id)).toBe(false)
    await expectRefused(db.asAnon(read, [id]), noRight('subject_template'))
    await expect(
      db.asUser(await newPerson(db, ['admin']), add, [null, null]),
    ).rejects.toMatchObject({ column: 'school_id' })
  }))
