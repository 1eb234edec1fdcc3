import type { Database, Person } from './database.ts'
import { newSchool } from './papers.ts'
import { newPerson, newTeacher } from './world.ts'

/** A question of one part, as the editor stores it. */
export const asked = (id: string, words: string, more: object = {}) => ({
  id,
  number: '1',
  marks: 2,
  fields: [
    { id: `${id}-part`, number: '1.1', question: words, type: 'Textarea', marks: 2, ...more },
  ],
})

/** A teacher of one subject, at a school of their own in Limpopo. */
export async function teacherOf(db: Database, subject: string) {
  const teacher = await newTeacher(db)
  const school = await newSchool(db, 'Limpopo')
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'A', surname = 'B', language = 'English',
       province = 'Limpopo', days_per_week = 5, teacher_profile_school_id = $2 where id = $1`,
    [teacher.profileId, school],
  )
  await db.root(
    `insert into public.teacher_class_subject (teacher_profile_id, subject_id, name) values ($1, $2, '5A')`,
    [teacher.profileId, subject],
  )
  return { ...teacher, school }
}

/** A shared template with these questions; for all schools unless one is named. */
export async function sharedPaper(
  db: Database,
  subject: string,
  questions: object[],
  school: string | null = null,
): Promise<string> {
  const [row] = await db.asUser(
    await newPerson(db, ['admin']),
    `insert into public.assessment_template
       (title, complexity, total_minutes, subject_id, school_id, instructions, questions)
     values ('Shared test', 'Simple', 60, $1, $2, '["Answer all."]', $3) returning id`,
    [subject, school, JSON.stringify(questions)],
  )
  return String(row?.['id'])
}

/** What a search of the bank shows, in its order. */
export const found = async (
  db: Database,
  person: Person,
  words: string | null = null,
  more: Record<string, unknown> = {},
): Promise<unknown[]> => {
  const names = Object.keys(more)
  const rows = await db.asUser(
    person,
    `select excerpt from public.search_questions(words => $1${names.map((name, at) => `, ${name} => $${at + 2}`).join('')})`,
    [words, ...Object.values(more)],
  )
  return rows.map(({ excerpt }) => excerpt)
}
