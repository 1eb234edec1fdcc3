import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PERSONAS } from '../../../seed/personas.ts'
import { rolledBack, type Database } from '../support/database.ts'

const seed = readFileSync(new URL('../../../seed.sql', import.meta.url), 'utf8')

/** The owners of the papers; the seed writes rows only for people who exist. */
async function people(db: Database) {
  for (const { id, email } of Object.values(PERSONAS)) {
    await db.root('insert into auth.users (id, email) values ($1, $2)', [id, email])
  }
}

test('the seed fills templates and messages, and may run twice', () =>
  rolledBack(async (db) => {
    await people(db)
    await db.root(seed)
    await db.root(seed)
    const count = (table: string) => `(select count(*)::int from public.${table}) as ${table}`
    const tables = [
      'subject_template',
      'teacher_subject_template',
      'assessment_template',
      'assessment_template_taxonomy',
      'teacher_assessment_template',
      'announcement',
      'communication',
    ]
    expect(await db.root(`select ${tables.map(count).join(', ')}`)).toEqual([
      {
        subject_template: 2,
        teacher_subject_template: 2,
        assessment_template: 2,
        assessment_template_taxonomy: 2,
        teacher_assessment_template: 4,
        announcement: 2,
        communication: 9,
      },
    ])
    expect(
      await db.root(
        'select title, total_marks, taxonomy_id is null as bare from public.teacher_assessment_template order by title',
      ),
    ).toEqual([
      { title: 'Class test: common fractions', total_marks: '25.00', bare: true },
      { title: 'Kontroletoets: materie en water', total_marks: '10.00', bare: false },
      { title: 'Leestoets: Wollie se klokkie', total_marks: '10.00', bare: true },
      { title: 'Map skills: control test, Term 4', total_marks: '10.00', bare: false },
    ])
  }))

test('the questions of a seeded paper have the marks of their items', () =>
  rolledBack(async (db) => {
    await people(db)
    await db.root(seed)
    expect(
      await db.root(
        `select title, question ->> 'number' as number
         from (
           select title, questions from public.assessment_template
           union all select title, questions from public.teacher_assessment_template) as paper,
           jsonb_array_elements(questions) as question
         where (question ->> 'marks')::numeric <> (
           select sum((field ->> 'marks')::numeric) from jsonb_array_elements(question -> 'fields') as field)`,
      ),
    ).toEqual([])
  }))
