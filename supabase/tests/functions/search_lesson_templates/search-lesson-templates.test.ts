import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newSchool, newSubject } from '../../support/papers.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const add = (db: Database, name: string, values: readonly [string, string | null, string]) =>
  db.root(
    `insert into public.subject_template (name, school_id, subject_id, complexity) values ($1, $2, $3, $4)`,
    [name, ...values],
  )

const found = async (db: Database, person: Person, words: string | null) =>
  (
    await db.asUser(
      person,
      'select name from public.search_lesson_templates($1) order by grade_order nulls last, name',
      [words],
    )
  ).map(({ name }) => name)

/** Three templates that only these tests have, of Grades R, 2 and 10. */
async function three(db: Database) {
  const school = await newSchool(db, 'Limpopo')
  await db.root(`update public.school set name = 'Chalkhill' where id = $1`, [school])
  const subject = async (grade: string) => newSubject(db, grade, 'Chalk studies')
  await add(db, 'Breuke', [school, await subject('10'), 'Simple'])
  await add(db, 'Poetry', [school, await subject('2'), 'Detailed'])
  await add(db, 'Reëls', [school, await subject('R'), 'Simple'])
}

test.each([
  ['chalkhill', ['Reëls', 'Poetry', 'Breuke']],
  ['CHALK reels', ['Reëls']],
  ['chalkhill detailed', ['Poetry']],
  ['chalkhill 10 studies', ['Breuke']],
  ['chalkhill poetry simple', []],
  ['chalkhill %', []],
])('"%s" finds %o, R before 2 before 10', (words, names) =>
  rolledBack(async (db) => {
    await three(db)
    expect(await found(db, await newPerson(db, ['admin']), words)).toEqual(names)
  }),
)

test('nobody but an administrator finds any', () =>
  rolledBack(async (db) => {
    await three(db)
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])])
      expect(await found(db, person, null)).toEqual([])
  }))

test.each([
  [
    'schools_of_lesson_templates',
    'subject_template',
    `(name, complexity, school_id) values ('L', 'Simple', $1)`,
  ],
  [
    'schools_of_assessment_templates',
    'assessment_template',
    `(title, complexity, total_minutes, instructions, school_id, subject_id)
     select 'P', 'Simple', 60, '["Answer."]', $1, id from public.subject limit 1`,
  ],
])('%s() names each school that a template is for, once', (name, table, row) =>
  rolledBack(async (db) => {
    const [one, other, none] = [
      await newSchool(db, 'Limpopo'),
      await newSchool(db, 'Gauteng'),
      await newSchool(db, 'Gauteng'),
    ]
    for (const school of [one, one, other])
      await db.root(`insert into public.${table} ${row}`, [school])
    const seenBy = async (person: Person) =>
      (
        await db.asUser(person, `select id from public.${name}() where id = any ($1)`, [
          [one, other, none],
        ])
      ).map(({ id }) => id)
    expect((await seenBy(await newPerson(db, ['admin']))).sort()).toEqual([one, other].sort())
    expect(await seenBy(await newTeacher(db))).toEqual([])
  }),
)
