import type { Database, Person } from './database.ts'
import type { Root } from './world.ts'

async function id(db: Root, sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await db.root(sql, values)
  if (typeof row?.['id'] !== 'string') throw new Error(`nothing was created by: ${sql}`)
  return row['id']
}

/** Creates a subject that is not in any curriculum. */
export const newSubject = (db: Root, grade = '5', name = `Chalk studies ${crypto.randomUUID()}`) =>
  id(db, 'insert into public.subject (grade, subject) values ($1, $2) returning id', [grade, name])

/** A school in one province, of its own or for all. */
export const newSchool = (db: Root, province: string, generic = false) =>
  id(
    db,
    'insert into public.school (name, provinces, is_generic) values ($1, array[$2], $3) returning id',
    [`School ${crypto.randomUUID()}`, province, generic],
  )

/** A rich text of one line, as the editor saves it. */
export const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

/** The smallest valid question. */
export const question = (number: string, marks: number) => ({ number, marks, fields: [] })

/** A paper that the caller saves for themselves. */
export async function newPaper(
  db: Database,
  person: Person,
  subjectId: string,
  questions: unknown = [question('1', 20)],
): Promise<string> {
  const [row] = await db.asUser(
    person,
    `insert into public.teacher_assessment_template
       (title, complexity, total_minutes, subject_id, instructions, questions)
     values ('Term test', 'Simple', 60, $1, '["Answer all the questions."]', $2) returning id`,
    [subjectId, JSON.stringify(questions)],
  )
  return String(row?.['id'])
}
