import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPaper, newSubject, richText } from '../../support/papers.ts'
import { newTeacher } from '../../support/world.ts'

/** So many questions of three parts, each with a formatted answer. */
const questions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `q${String(place)}`,
    number: String(place + 1),
    title: `The river, part ${String(place + 1)}`,
    marks: 4.5,
    richText: richText(`In the dry months the water stands low between the stones: ${place}.`),
    fields: ['.1', '.2', '.3'].map((part) => ({
      id: `q${String(place)}${part}`,
      number: `${String(place + 1)}${part}`,
      question: `Where does Nomsa find clean water in month ${String(place)}?`,
      marks: 1.5,
      answer: richText('By the reeds ✓, where it is cool ✓.'),
    })),
  }))

/** A statement of a signed-in person may take as long, in milliseconds; a hosted project ends it then. */
const longest = 8000

const stored = async (db: Database, teacher: Person, paper: string) => {
  const [row] = await db.asUser(
    teacher,
    `select total_marks, jsonb_array_length(questions) as count, length(questions::text) as letters
     from public.teacher_assessment_template where id = $1`,
    [paper],
  )
  return row
}

test('a paper of five hundred questions is saved and changed in one request, one more is refused', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const subject = await newSubject(db)
    const all = questions(500)
    const begun = performance.now()
    const paper = await newPaper(db, teacher, subject, all)
    expect(performance.now() - begun).toBeLessThan(longest)
    const row = await stored(db, teacher, paper)
    expect(row).toMatchObject({ total_marks: '2250.00', count: 500 })
    // About as much as a document may hold.
    expect(Number(row?.['letters'])).toBeGreaterThan(500_000)

    const change = `update public.teacher_assessment_template set questions = $2
      where id = $1 returning total_marks`
    const again = performance.now()
    const remarked = all.map((one, place) => (place === 499 ? { ...one, marks: 5 } : one))
    expect(await db.asUser(teacher, change, [paper, JSON.stringify(remarked)])).toEqual([
      { total_marks: '2250.50' },
    ])
    expect(performance.now() - again).toBeLessThan(longest)
    await expect(
      db.asUser(teacher, change, [paper, JSON.stringify(questions(501))]),
    ).rejects.toMatchObject({ message: 'questions_malformed' })
  }))
