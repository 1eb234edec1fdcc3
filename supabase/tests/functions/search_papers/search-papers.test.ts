import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPaper, newSubject, question } from '../../support/papers.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const count = async (db: Database, person: Person, words: string | null) =>
  (await db.asUser(person, 'select title from public.search_papers($1)', [words])).length

test.each([
  ['', 2],
  ['term test', 2],
  ['chalk 35', 1],
  ['60', 2],
  ['essay', 0],
  ['_', 0],
])('"%s" finds %i', (words, papers) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const subject = await newSubject(db, '6', 'Chalk studies')
    await newPaper(db, teacher, subject, [question('1', 35)])
    await newPaper(db, teacher, subject, [question('1', 20)])
    expect(await count(db, teacher, words)).toBe(papers)
  }),
)

test('nobody finds the papers of somebody else', () =>
  rolledBack(async (db) => {
    await newPaper(db, await newTeacher(db), await newSubject(db))
    for (const other of [await newTeacher(db), await newPerson(db, ['admin', 'superadmin'])]) {
      expect(await count(db, other, null)).toBe(0)
    }
  }))
