import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSchool } from '../../support/papers.ts'
import { newTeacherIn } from '../../support/planning.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newPerson } from '../../support/world.ts'

async function newTemplate(db: Database, province: string): Promise<string> {
  const [row] = await db.root(
    `insert into public.subject_template (name, complexity, school_id) values ('Plan', 'Simple', $1) returning id`,
    [await newSchool(db, province, true)],
  )
  return String(row?.['id'])
}

const start = async (db: Database, teacher: Person, template: string) => {
  const [row] = await db.asUser(
    teacher,
    `insert into public.teacher_subject_template (name, complexity, subject_template_id)
     values ('Lesson', 'Simple', $1) returning id`,
    [template],
  )
  return String(row?.['id'])
}

const started = async (db: Database, person: Person, template: string) => {
  const [row] = await db.asUser(
    person,
    'select public._started(shared) as started from public.subject_template as shared where id = $1',
    [template],
  )
  return row?.['started']
}

test('the lessons that were started from a template are counted, with their teachers', () =>
  rolledBack(async (db) => {
    const [template, other] = [await newTemplate(db, 'Limpopo'), await newTemplate(db, 'Limpopo')]
    const admin = await newPerson(db, ['admin'])
    expect(await started(db, admin, template)).toEqual({ lessons: 0, teachers: 0 })
    const [one, two] = [await newTeacherIn(db, 'Limpopo'), await newTeacherIn(db, 'Limpopo')]
    for (const teacher of [one, one, two]) await start(db, teacher, template)
    await start(db, two, other)
    expect(await started(db, admin, template)).toEqual({ lessons: 3, teachers: 2 })
    await db.root('delete from public.teacher_subject_template where teacher_profile_id = $1', [
      two.profileId,
    ])
    expect(await started(db, admin, template)).toEqual({ lessons: 2, teachers: 1 })
    expect(await started(db, one, template)).toBeNull()
  }))

test('a lesson is saved without its template when that is gone or not for its teacher', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const hidden = await newTemplate(db, 'Gauteng')
    for (const unknown of [hidden, crypto.randomUUID()]) {
      const id = await start(db, teacher, unknown)
      const kept = 'select subject_template_id from public.teacher_subject_template where id = $1'
      expect(await db.root(kept, [id])).toEqual([{ subject_template_id: null }])
    }
  }))

test('a lesson stays when its template is deleted, and nobody changes where it was started', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacherIn(db, 'Limpopo')
    const template = await newTemplate(db, 'Limpopo')
    const id = await start(db, teacher, template)
    const change = 'update public.teacher_subject_template set subject_template_id = null'
    await expectRefused(db.asUser(teacher, change), noRight('teacher_subject_template'))
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, 'delete from public.subject_template where id = $1', [template])
    const read = 'select name from public.teacher_subject_template where id = $1'
    expect(await db.asUser(teacher, read, [id])).toEqual([{ name: 'Lesson' }])
  }))
