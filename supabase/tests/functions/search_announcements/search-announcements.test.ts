import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test('an announcement is found by every word of its title or message, by administrators only', () =>
  rolledBack(async (db) => {
    await db.root(
      `insert into public.announcement (title, message, send_to) values
        ('Term 4 papers', 'Réëlings vir Graad 7 are in the shop.', '{ALL}'),
        ('Closed on Friday', '100 % of the shop', '{ALL}')`,
    )
    const admin = await newPerson(db, ['admin'])
    const find = async (words: string, person = admin) =>
      (
        await db.asUser(
          person,
          'select title from public.search_announcements($1) order by title',
          [words],
        )
      ).map(({ title }) => title)
    expect(await find('papers REELINGS graad')).toEqual(['Term 4 papers'])
    expect(await find('papers friday')).toEqual([])
    expect(await find('100 %')).toEqual(['Closed on Friday'])
    expect(await find('papers', await newTeacher(db))).toEqual([])
  }))
