import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const ask = 'select public.taxonomy_preview() as missing'
const everything = `select name, source, year, certainty, language, grades, subjects, (
    select jsonb_agg(jsonb_build_array(level.label, level.percentage) order by level.position)
    from public.cognitive_level as level where level.taxonomy_id = taxonomy.id) as levels
  from public.taxonomy as taxonomy order by taxonomy.name`

test('what the list misses of the curriculum is told and added whole, and only that', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, ask)).toEqual([{ missing: [] }])
    const before = await db.root(everything)
    await db.root(
      `delete from public.taxonomy where name in
       ('Mathematics, Grades 10 to 12', 'Wiskunde, graad 4 tot 9', 'Social Sciences, Grades 4 to 6')`,
    )
    // The same name in other signs is the same taxonomy, and what administrators changed in it stays.
    await db.root(
      `update public.taxonomy set name = 'LIFE  SKILLS, grades 4 to 6', source = 'Ours'
       where name = 'Life Skills, Grades 4 to 6'`,
    )
    const [told] = await db.asUser(admin, ask)
    expect(told?.['missing']).toMatchObject([
      {
        name: 'Mathematics, Grades 10 to 12',
        language: 'en',
        certainty: 'GENERAL',
        labels: ['Knowledge', 'Routine procedures', 'Complex procedures', 'Problem solving'],
        percentages: [20, 35, 30, 15],
      },
      { name: 'Social Sciences, Grades 4 to 6', certainty: 'OFFICIAL' },
      { name: 'Wiskunde, graad 4 tot 9', language: 'af', certainty: 'ONE_SOURCE' },
    ])
    const add = async (...certainties: string[]) => {
      const [row] = await db.asUser(admin, 'select public.add_prescribed_taxonomies($1) as added', [
        certainties,
      ])
      return row?.['added']
    }
    expect(await add('nonsense')).toBe(0)
    expect(await add('OFFICIAL', 'ONE_SOURCE')).toBe(2)
    expect(await add('OFFICIAL', 'ONE_SOURCE')).toBe(0)
    expect(await add('GENERAL')).toBe(1)
    const changed = (row: Record<string, unknown>) =>
      String(row['name']).match(/^life\s+skills, grades 4 to 6/i)
    expect((await db.root(everything)).filter((row) => !changed(row))).toEqual(
      before.filter((row) => !changed(row)),
    )
  }))

test('only administrators', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, ask), 'admin_required')
    await expectRefused(
      db.asUser(teacher, `select public.add_prescribed_taxonomies('{OFFICIAL}')`),
      'admin_required',
    )
  }))
