import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'
import { newTeacher } from '../../support/world.ts'

const search = 'select name from public.search_schools($1, $2) where not is_generic order by name'

async function country(db: Database): Promise<void> {
  await newSchool(db, { name: 'Hoërskool Waterkloof', town: 'Pretoria', provinces: ['Gauteng'] })
  await newSchool(db, { name: 'Marula Primary', town: 'Polokwane', emis_number: '900100200' })
  await newSchool(db, { name: 'St 100% Primary', town: 'Waterval' })
}

describe('every typed word must match name, town or number', () => {
  test.each([
    ['hoerskool', null, ['Hoërskool Waterkloof']],
    ['HOËRSKOOL pretoria', null, ['Hoërskool Waterkloof']],
    ['water', null, ['Hoërskool Waterkloof', 'St 100% Primary']],
    ['water', 'Limpopo', ['St 100% Primary']],
    ['prim polok', null, ['Marula Primary']],
    ['900100200', null, ['Marula Primary']],
    ['100%', null, ['St 100% Primary']],
    ['%%%_', null, []],
    [`' or true --`, null, []],
    ['', 'Gauteng', ['Hoërskool Waterkloof']],
    [null, `Gauteng' or true --`, []],
    [null, null, ['Hoërskool Waterkloof', 'Marula Primary', 'St 100% Primary']],
  ])('%o in %o', (words, province, expected) =>
    rolledBack(async (db) => {
      await country(db)
      const rows = await db.asUser(await newTeacher(db), search, [words, province])
      expect(rows.map(({ name }) => name)).toEqual(expected)
    }),
  )
})

test('people who may not read schools find none', () =>
  rolledBack(async (db) => {
    await country(db)
    expect(await allowed(db, await everyRole(db), search, ['marula', null])).toEqual([
      'teacher',
      'admin',
    ])
    await expectRefused(
      db.asAnon(search, ['marula', null]),
      'permission denied for function search_schools',
    )
  }))

test('a rare word is found by the index among as many schools as in the country', () =>
  rolledBack(async (db) => {
    await db.root(
      `insert into public.school (name, town, provinces)
       select 'School ' || md5(n::text), 'Town ' || n % 400, array[(private.provinces())[1 + n % 9]]
       from generate_series(1, 24813) as n`,
    )
    await newSchool(db, { name: 'Laerskool Jakaranda', town: 'Pretoria' })
    // As vacuum does it: a long list of rows that are not sorted in yet makes the planner read the table instead.
    await db.root(`select gin_clean_pending_list('public.school_search_field_idx')`)
    await db.root('analyze public.school')
    const teacher = await newTeacher(db)
    const started = performance.now()
    const rows = await db.asUser(teacher, search, ['jakaranda', null])
    const milliseconds = performance.now() - started
    expect(rows).toEqual([{ name: 'Laerskool Jakaranda' }])
    // Reading every row takes hundreds of milliseconds; with the index, even a busy machine is faster.
    expect(milliseconds).toBeLessThan(100)
    const plan = await db.root(
      `explain select from public.school where search_field like '%jakaranda%'`,
    )
    expect(JSON.stringify(plan)).toContain('school_search_field_idx')
  }))

test('a limit is respected, generic schools come first', () =>
  rolledBack(async (db) => {
    await country(db)
    const first = async (words: string, atMost: number | null) =>
      (
        await db.asUser(
          await newTeacher(db),
          'select name from public.search_schools($1, null, $2)',
          [words, atMost],
        )
      ).map(({ name }) => name)
    expect(await first('water', 1)).toEqual(['Hoërskool Waterkloof'])
    expect(await first('po', 2)).toEqual(['Limpopo (any school)', 'Marula Primary'])
    expect(await first('water', 0)).toEqual([])
    expect(await first('water', -1)).toEqual([])
    expect((await first('water', null)).toSorted()).toEqual([
      'Hoërskool Waterkloof',
      'St 100% Primary',
    ])
  }))
