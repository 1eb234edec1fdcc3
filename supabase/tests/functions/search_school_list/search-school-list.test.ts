import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newSchool } from '../../support/planning.ts'
import { expectRefused } from '../../support/refusals.ts'
import { allowed, everyRole } from '../../support/roles.ts'
import { newPerson } from '../../support/world.ts'

const search = 'select name from public.search_school_list($1) where not is_generic order by name'

async function country(db: Database): Promise<void> {
  await newSchool(db, { name: 'Hoërskool Waterkloof', town: 'Pretoria', provinces: ['Gauteng'] })
  await newSchool(db, { name: 'Marula Primary', town: 'Polokwane', emis_number: '900100200' })
  await newSchool(db, { name: 'St 100% Primary', town: 'Bisho', provinces: ['Eastern Cape'] })
}

const [waterkloof, marula, st] = ['Hoërskool Waterkloof', 'Marula Primary', 'St 100% Primary']

describe('every typed word must match somewhere in the row', () => {
  test.each([
    ['hoerskool GAUTENG', [waterkloof]],
    ['primary limpopo', [marula]],
    ['oos-kaap', [st]],
    ['Oos Kaap primary', [st]],
    ['eastern marula', []],
    ['kaap', [st]],
    ['900100200 limp', [marula]],
    ['100%', [st]],
    ['%_', []],
    ["' or true --", []],
    ['', [waterkloof, marula, st]],
    [null, [waterkloof, marula, st]],
  ])('%o', (words, expected) =>
    rolledBack(async (db) => {
      await country(db)
      const rows = await db.asUser(await newPerson(db, ['admin']), search, [words])
      expect(rows.map(({ name }) => name)).toEqual(expected)
    }),
  )
})

test('only administrators find schools by it', () =>
  rolledBack(async (db) => {
    await country(db)
    expect(await allowed(db, await everyRole(db), search, ['marula'])).toEqual(['admin'])
    await expectRefused(
      db.asAnon(search, ['marula']),
      'permission denied for function search_school_list',
    )
  }))

test('every province is found by its name in either language', () =>
  rolledBack(async (db) => {
    expect(
      await db.root(
        `select province from unnest(private.provinces()) as province
         where not province = any (private.provinces_called(
           '%' || private.searchable_text(split_part(province, ' ', 1)) || '%'))`,
      ),
    ).toEqual([])
  }))
