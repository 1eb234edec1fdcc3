import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newTerm } from '../../support/planning.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const addTerms = async (db: Database) => {
  await db.root('delete from public.term')
  await newTerm(db, {
    label: 'Term 1, 2031',
    label_af: 'Kwartaal 1, 2031',
    provinces: ['Western Cape'],
  })
  await newTerm(db, {
    label: 'Winter school',
    start_date: '2031-06-30',
    end_date: '2031-07-04',
    provinces: ['Gauteng', 'Limpopo'],
  })
}

test.each([
  ['', ['Term 1, 2031', 'Winter school']],
  ['term 1', ['Term 1, 2031']],
  ['KWARTAAL', ['Term 1, 2031']],
  ['28 maart 2031', ['Term 1, 2031']],
  ['2031-07', ['Winter school']],
  ['wes-kaap', ['Term 1, 2031']],
  ['gauteng school', ['Winter school']],
  ['gauteng term', []],
  ['%', []],
])('"%s" finds %o', (words, labels) =>
  rolledBack(async (db) => {
    await addTerms(db)
    const found = await db.asUser(
      await newPerson(db, ['admin']),
      'select label from public.search_terms($1) order by 1',
      [words],
    )
    expect(found.map(({ label }) => label)).toEqual(labels)
  }),
)

test('nobody else finds any', () =>
  rolledBack(async (db) => {
    await addTerms(db)
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin'])]) {
      expect(await db.asUser(person, 'select from public.search_terms()')).toEqual([])
    }
  }))
