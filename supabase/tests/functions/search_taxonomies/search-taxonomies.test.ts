import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const find = async (db: Database, person: Person, words: string) =>
  (
    await db.asUser(person, 'select name from public.search_taxonomies($1) order by name', [words])
  ).map(({ name }) => name)

const phases = ['Social Sciences, Grades 4 to 6', 'Social Sciences, Grades 7 to 9']

test.each([
  ['SOCIAL 4', [phases[0]]],
  ['guide social senior', [phases[1]]],
  ['social middle 50%', phases],
  ['social kennis', []],
  [
    'sosiale hoe orde 20',
    ['Sosiale Wetenskappe, graad 4 tot 6', 'Sosiale Wetenskappe, graad 7 tot 9'],
  ],
])('every word of %j stands in the name, the source or a level', (words, names) =>
  rolledBack(async (db) => {
    expect(await find(db, await newPerson(db, ['admin']), words)).toEqual(names)
  }),
)

test('nobody else finds any', () =>
  rolledBack(async (db) => {
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin'])])
      expect(await find(db, person, '')).toEqual([])
  }))

test('administrators see how many papers and templates have a taxonomy, and nobody else does', () =>
  rolledBack(async (db) => {
    const uses = `select public._chosen_by(one) as uses from public.taxonomy as one where name = '${String(phases[0])}'`
    await db.root(
      `update public.teacher_assessment_template set taxonomy_id = (
         select id from public.taxonomy where name = $1)`,
      [phases[0]],
    )
    const [counted] = await db.root(`select
      (select count(*)::int from public.teacher_assessment_template) as papers,
      (select count(*)::int from public.assessment_template_taxonomy join public.taxonomy
         on taxonomy.id = taxonomy_id where name = '${String(phases[0])}') as templates`)
    expect(await db.asUser(await newPerson(db, ['admin']), uses)).toEqual([{ uses: counted }])
    expect(await db.asUser(await newTeacher(db), uses)).toEqual([{ uses: null }])
  }))
