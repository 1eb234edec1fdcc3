import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPaper, question } from '../../support/papers.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const subject = async (db: Database, grade: string, name: string) => {
  const [row] = await db.root(
    'insert into public.subject (grade, subject) values ($1, $2) returning id',
    [grade, name],
  )
  return String(row?.['id'])
}

const addClass = (db: Database, profileId: string, subjectId: string, name: string, year = 2026) =>
  db.root(
    `insert into public.teacher_class_subject (name, year, subject_id, teacher_profile_id)
     values ($1, $2, $3, $4)`,
    [name, year, subjectId, profileId],
  )

const merge = async (db: Database, admin: Person, from: string, into: string) => {
  const [row] = await db.asUser(admin, 'select public.merge_subjects($1, $2) as moved', [
    from,
    into,
  ])
  return row?.['moved']
}

const preview = async (db: Database, admin: Person, from: string, into: string) => {
  const [row] = await db.asUser(admin, 'select public.subject_merge_preview($1, $2) as moved', [
    from,
    into,
  ])
  return row?.['moved']
}

test('everything of the merged subject has the other one, as the preview said', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const wrong = await subject(db, '4', 'Maths (double)')
    const right = await subject(db, '4', 'Maths (kept)')
    await addClass(db, teacher.profileId, wrong, '4A')
    await addClass(db, teacher.profileId, wrong, '4B')
    await addClass(db, teacher.profileId, right, '4B')
    await db.root(
      `insert into public.subject_template (name, subject_id, complexity, school_id)
       select 'L', $1, 'Simple', id from public.school limit 1`,
      [wrong],
    )
    await db.root(
      `insert into public.teacher_subject_template (name, subject_id, complexity, teacher_profile_id)
       values ('L', $1, 'Simple', $2)`,
      [wrong, teacher.profileId],
    )
    await db.root(
      `insert into public.teacher_assessment_template
         (title, subject_id, complexity, instructions, total_minutes, teacher_profile_id)
       values ('P', $1, 'Simple', '["Answer all."]', 60, $2)`,
      [wrong, teacher.profileId],
    )
    const told = { classes: 2, lessons: 1, papers: 1, templates: 1, renamed: 1 }
    expect(await preview(db, admin, wrong, right)).toEqual(told)
    expect(await merge(db, admin, wrong, right)).toEqual(told)
    expect(await db.root('select from public.subject where id = $1', [wrong])).toEqual([])
    const names = await db.root(
      'select name from public.teacher_class_subject where subject_id = $1 order by name',
      [right],
    )
    expect(names.map(({ name }) => name)).toEqual(['4A', '4B', '4B (2)'])
    const [uses] = await db.asUser(
      admin,
      `select public._used_by(one) as uses from public.subject as one where id = $1`,
      [right],
    )
    expect(uses?.['uses']).toEqual({ classes: 3, lessons: 1, papers: 1, templates: 1 })
    const [paper] = await db.root(
      'select subject_name from public.teacher_assessment_template where subject_id = $1',
      [right],
    )
    expect(paper?.['subject_name']).toBe('Maths (kept)')
  }))

test('questions of the bank go with their papers, of teachers and of templates', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const wrong = await subject(db, '7', 'Chess (double)')
    const right = await subject(db, '7', 'Chess (kept)')
    await newPaper(db, teacher, wrong)
    await db.root(
      `insert into public.assessment_template
         (title, complexity, total_minutes, subject_id, school_id, instructions, questions)
       select 'T', 'Simple', 60, $1, id, '["Answer all."]', $2 from public.school limit 1`,
      [wrong, JSON.stringify([question('1', 20)])],
    )
    const of = async (id: string) => {
      const [row] = await db.root(
        'select count(*)::int as count from public.bank_question where subject_id = $1',
        [id],
      )
      return row?.['count']
    }
    const before = await of(wrong)
    expect(before).toBeGreaterThan(0)
    await merge(db, admin, wrong, right)
    expect([await of(wrong), await of(right)]).toEqual([0, before])
  }))

test('a number that is taken already is not given again, and years stand for themselves', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const wrong = await subject(db, '5', 'Wrong')
    const right = await subject(db, '5', 'Right')
    const long = 'x'.repeat(100)
    await addClass(db, teacher.profileId, wrong, 'A')
    await addClass(db, teacher.profileId, right, 'A')
    await addClass(db, teacher.profileId, wrong, 'a (2)')
    await addClass(db, teacher.profileId, wrong, long)
    await addClass(db, teacher.profileId, right, long)
    await addClass(db, teacher.profileId, right, 'A', 2027)
    await addClass(db, other.profileId, wrong, 'A')
    expect(await merge(db, admin, wrong, right)).toMatchObject({ classes: 4, renamed: 2 })
    const names = await db.root(
      `select name from public.teacher_class_subject
       where teacher_profile_id = $1 and year = 2026 order by length(name), name collate "C"`,
      [teacher.profileId],
    )
    expect(names.map(({ name }) => name)).toEqual([
      'A',
      'A (3)',
      'a (2)',
      `${long.slice(0, 90)} (2)`,
      long,
    ])
    const [foreign] = await db.root(
      'select name from public.teacher_class_subject where teacher_profile_id = $1',
      [other.profileId],
    )
    expect(foreign?.['name']).toBe('A')
  }))

test('the same subject, another grade and a subject that is gone are refused', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    const four = await subject(db, '4', 'One')
    const five = await subject(db, '5', 'One')
    const gone = '00000000-0000-4000-8000-000000000000'
    await expectRefused(merge(db, admin, four, four), 'subject_merge_same')
    await expectRefused(merge(db, admin, four, five), 'subject_merge_grades')
    await expectRefused(merge(db, admin, four, gone), 'subject_not_found')
    await expectRefused(preview(db, admin, gone, four), 'subject_not_found')
    await expectRefused(merge(db, teacher, four, five), 'admin_required')
    await expectRefused(preview(db, teacher, four, five), 'admin_required')
    const [told] = await db.asUser(
      teacher,
      'select public._used_by(one) as uses from public.subject as one where id = $1',
      [four],
    )
    expect(told?.['uses']).toBeNull()
  }))
