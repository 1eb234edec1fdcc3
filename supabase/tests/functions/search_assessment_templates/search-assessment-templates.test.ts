import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSubject, question } from '../../support/papers.ts'
import { newSchool } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'
import { newPerson } from '../../support/world.ts'

const search = `select title from public.search_assessment_templates($1)
  where title like 'Zz%' order by grade_order, title`

async function papers(db: Database): Promise<void> {
  const school = await newSchool(db, { name: 'Marula Primary', town: 'Polokwane' })
  const paper = async (title: string, grade: string, subject: string, minutes: number) =>
    db.root(
      `insert into public.assessment_template
         (title, complexity, total_minutes, subject_id, school_id, instructions, questions)
       values ($1, 'Detailed', $2, $3, $4, '["Answer all."]', $5)`,
      [
        title,
        minutes,
        await newSubject(db, grade, subject),
        school,
        JSON.stringify([question('1', 15)]),
      ],
    )
  await paper('Zz Weerkaarte', '10', 'Zz Geography', 75)
  await paper('Zz Rivers 100%', '9', 'Zz Geography', 45)
  await paper('Zz Counting', 'R', 'Zz Numbers', 45)
}

const [maps, rivers, counting] = ['Zz Weerkaarte', 'Zz Rivers 100%', 'Zz Counting']

describe('every typed word must match somewhere in the row', () => {
  test.each([
    ['WEERKAARTE detailed', [maps]],
    ['geography marula', [rivers, maps]],
    ['geography rivers', [rivers]],
    ['marula 45', [counting, rivers]],
    ['15.00 numbers', [counting]],
    ['geography numbers', []],
    ['100%', [rivers]],
    ['%_', []],
    ["' or true --", []],
    ['', [counting, rivers, maps]],
    [null, [counting, rivers, maps]],
  ])('%o; the grades are in the order R, 9, 10', (words, expected) =>
    rolledBack(async (db) => {
      await papers(db)
      const rows = await db.asUser(await newPerson(db, ['admin']), search, [words])
      expect(rows.map(({ title }) => title)).toEqual(expected)
    }),
  )
})

test('only administrators find shared papers by it', () =>
  rolledBack(async (db) => {
    await papers(db)
    expect(await allowed(db, await everyRole(db), search, ['zz'])).toEqual(['admin'])
    await expectRefused(
      db.asAnon(search, ['zz']),
      'permission denied for function search_assessment_templates',
    )
  }))
