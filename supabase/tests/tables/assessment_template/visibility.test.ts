import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool, newSubject, question } from '../../support/papers.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const paper = `insert into public.assessment_template
  (title, complexity, total_minutes, subject_id, school_id, instructions, questions)
  values ('Term test', 'Simple', 60, $1, $2, '["Answer all."]', $3) returning id`
const lesson = `insert into public.subject_template (name, complexity, school_id)
  values ('Plan', 'Simple', $1) returning id`
const readPaper = 'select total_marks from public.assessment_template where id = $1'
const readLesson = 'select name from public.subject_template where id = $1'

/** A teacher of one subject in Limpopo, at a school of their own. */
async function limpopoTeacher(db: Database) {
  const teacher = await newTeacher(db)
  const [school, subject] = [await newSchool(db, 'Limpopo'), await newSubject(db)]
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'A', surname = 'B', language = 'English',
       province = 'Limpopo', days_per_week = 5, teacher_profile_school_id = $2 where id = $1`,
    [teacher.profileId, school],
  )
  await db.root(
    `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name) values ($1, $2, '5A')`,
    [teacher.profileId, subject],
  )
  return { teacher, school, subject }
}

async function created(db: Database, statement: string, values: unknown[]): Promise<string> {
  const [row] = await db.asUser(await newPerson(db, ['admin']), statement, values)
  return String(row?.['id'])
}

test('a teacher sees papers of subjects taught, for the own school, the province or the country', () =>
  rolledBack(async (db) => {
    const { teacher, school, subject } = await limpopoTeacher(db)
    const questions = JSON.stringify([question('1', 15)])
    const generic = await newSchool(db, 'Limpopo', true)
    const [elsewhere, stranger] = [
      await newSchool(db, 'Gauteng', true),
      await newSchool(db, 'Limpopo'),
    ]
    for (const seen of [school, generic, null]) {
      const id = await created(db, paper, [subject, seen, questions])
      expect(await db.asUser(teacher, readPaper, [id])).toEqual([{ total_marks: '15.00' }])
    }
    for (const hidden of [elsewhere, stranger]) {
      const id = await created(db, paper, [subject, hidden, questions])
      expect(await db.asUser(teacher, readPaper, [id])).toEqual([])
      expect(await db.root(readPaper, [id])).toHaveLength(1)
    }
    const untaught = await created(db, paper, [await newSubject(db), school, questions])
    expect(await db.asUser(teacher, readPaper, [untaught])).toEqual([])
  }))

test('what a teacher sees follows the province, the school and the classes of the teacher', () =>
  rolledBack(async (db) => {
    const { teacher, school, subject } = await limpopoTeacher(db)
    const generic = async (...provinces: string[]) => {
      const id = await newSchool(db, provinces[0] ?? '', true)
      await db.root('update public.school set provinces = $2 where id = $1', [id, provinces])
      return created(db, paper, [subject, id, '[]'])
    }
    const shared = {
      limpopo: await generic('Limpopo'),
      gauteng: await generic('Gauteng'),
      both: await generic('Gauteng', 'Limpopo'),
      own: await created(db, paper, [subject, school, '[]']),
    }
    const seen = async () => {
      const ids = await db.asUser(teacher, 'select id from public.assessment_template', [])
      return Object.entries(shared).flatMap(([name, id]) =>
        ids.some((one) => one['id'] === id) ? [name] : [],
      )
    }
    const profile = 'where id = $1'
    expect(await seen()).toEqual(['limpopo', 'both', 'own'])
    await db.root(`update public.teacher_profile set teacher_profile_school_id = null ${profile}`, [
      teacher.profileId,
    ])
    expect(await seen()).toEqual(['limpopo', 'both'])
    await db.root(`update public.teacher_profile set province = 'Gauteng' ${profile}`, [
      teacher.profileId,
    ])
    expect(await seen()).toEqual(['gauteng', 'both'])
    await db.root('delete from public.teacher_class_subject where subject_id = $1', [subject])
    expect(await seen()).toEqual([])
  }))

test('a teacher reads the taxonomies of the papers that the teacher sees, in their order', () =>
  rolledBack(async (db) => {
    const { teacher, school, subject } = await limpopoTeacher(db)
    const [mine, hidden] = [
      await created(db, paper, [subject, school, '[]']),
      await created(db, paper, [await newSubject(db), school, '[]']),
    ]
    const taxonomies = await db.root(
      `insert into public.taxonomy (name) values ('Zz CAPS'), ('Zz Bloom') returning id`,
    )
    const ids = taxonomies.map(({ id }) => String(id)).reverse()
    const admin = await newPerson(db, ['admin'])
    for (const id of [mine, hidden])
      await db.asUser(admin, 'select public.set_assessment_template_taxonomies($1, $2)', [id, ids])
    const read = `select taxonomy_id from public.assessment_template_taxonomy
      where assessment_template_id = $1 order by position`
    const rows = await db.asUser(teacher, read, [mine])
    expect(rows.map(({ taxonomy_id: id }) => id)).toEqual(ids)
    expect(await db.asUser(teacher, read, [hidden])).toEqual([])
  }))

test('a teacher sees lessons of the own school and of the province, in any subject', () =>
  rolledBack(async (db) => {
    const { teacher, school } = await limpopoTeacher(db)
    for (const seen of [school, await newSchool(db, 'Limpopo', true)]) {
      const id = await created(db, lesson, [seen])
      expect(await db.asUser(teacher, readLesson, [id])).toEqual([{ name: 'Plan' }])
    }
    const hidden = await created(db, lesson, [await newSchool(db, 'Gauteng', true)])
    expect(await db.asUser(teacher, readLesson, [hidden])).toEqual([])
  }))

test('only administrators write, and only teachers and administrators read', () =>
  rolledBack(async (db) => {
    const { teacher, school, subject } = await limpopoTeacher(db)
    const id = await created(db, paper, [subject, school, '[]'])
    for (const person of [teacher, await newPerson(db, ['superadmin', 'reporting'])]) {
      await expectRefused(
        db.asUser(person, paper, [subject, school, '[]']),
        noPolicy('assessment_template'),
      )
      await expectRefused(db.asUser(person, lesson, [school]), noPolicy('subject_template'))
      const change = `update public.assessment_template set title = 'x' where id = $1 returning id`
      expect(await db.asUser(person, change, [id])).toEqual([])
    }
    const superadmin = await newPerson(db, ['superadmin', 'reporting'])
    expect(await db.asUser(superadmin, readPaper, [id])).toEqual([])
    await expectRefused(db.asAnon(readPaper, [id]), noRight('assessment_template'))
  }))

test('names of subject and school are copied, so that lists can sort and search by them', () =>
  rolledBack(async (db) => {
    const { school, subject } = await limpopoTeacher(db)
    const id = await created(db, paper, [subject, school, '[]'])
    await db.root(`update public.subject set subject = 'Slate', grade = 'R' where id = $1`, [
      subject,
    ])
    await db.root(`update public.school set name = 'Chalkhill' where id = $1`, [school])
    const [row] = await db.root(
      `select subject_name, grade_order, school_name, search_field from public.assessment_template where id = $1`,
      [id],
    )
    expect(row).toMatchObject({ subject_name: 'Slate', grade_order: 0, school_name: 'Chalkhill' })
    expect(row?.['search_field']).toMatch(/slate.*chalkhill/)
  }))

test.each([
  ['headings', 'headings_malformed', '{}'],
  ['questions', 'questions_malformed', '[{"number": "1"}]'],
  ['instructions', 'instructions_malformed', '[1]'],
  ['translation', 'translation_malformed', '{"language": "zu", "instructions": []}'],
  ['questions', 'document_too_large', JSON.stringify(['x'.repeat(1_000_001)])],
])('malformed %s say %s', (column, word, document) =>
  rolledBack(async (db) => {
    const { school, subject } = await limpopoTeacher(db)
    const id = await created(db, paper, [subject, school, '[]'])
    await expectRefused(
      db.asUser(
        await newPerson(db, ['admin']),
        `update public.assessment_template set ${column} = $2 where id = $1`,
        [id, document],
      ),
      word,
    )
  }),
)
