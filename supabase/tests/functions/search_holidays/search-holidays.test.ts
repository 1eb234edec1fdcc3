import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const addDays = async (db: Database) => {
  await db.root('delete from public.holiday')
  await db.root(`insert into public.holiday (label, label_af, date) values
    ('Family Day', 'Gesinsdag', '2031-04-14'),
    ('Election', null, '2031-05-07')`)
}

test.each([
  ['', ['Election', 'Family Day']],
  ['family', ['Family Day']],
  ['GESINS', ['Family Day']],
  ['14 april 2031', ['Family Day']],
  ['2031-05', ['Election']],
  ['mei', ['Election']],
  ['family mei', []],
  ['%', []],
])('"%s" finds %o', (words, labels) =>
  rolledBack(async (db) => {
    await addDays(db)
    const found = await db.asUser(
      await newPerson(db, ['admin']),
      'select label from public.search_holidays($1) order by 1',
      [words],
    )
    expect(found.map(({ label }) => label)).toEqual(labels)
  }),
)

test('nobody else finds any', () =>
  rolledBack(async (db) => {
    await addDays(db)
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin'])]) {
      expect(await db.asUser(person, 'select from public.search_holidays()')).toEqual([])
    }
  }))
