import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test('a communication is found by every word of its subject, text and channels, by administrators only', () =>
  rolledBack(async (db) => {
    await db.root(
      `insert into public.communication (subject, body, send_to, show) values
        ('Plant beans', '<p>Vier <strong>bone</strong> vir réën</p>', '{3,4}', '{SUBJECT}'),
        ('Plant maize', null, '{ALL}', '{SUBJECT}'),
        ('Plant nothing yet', null, '{}', '{}')`,
    )
    const admin = await newPerson(db, ['admin'])
    const find = async (words: string, person = admin) =>
      (
        await db.asUser(
          person,
          'select subject from public.search_communications($1) order by subject',
          [words],
        )
      ).map(({ subject }) => subject)
    expect(await find('plant')).toEqual(['Plant beans', 'Plant maize', 'Plant nothing yet'])
    expect(await find('BONE reen plant')).toEqual(['Plant beans'])
    // The tags of the text are no words.
    expect(await find('plant strong')).toEqual([])
    expect(await find('graad 4')).toEqual(['Plant beans'])
    expect(await find('plant grade 5')).toEqual([])
    expect(await find('plant all channels')).toEqual(['Plant maize'])
    expect(await find('plant', await newTeacher(db))).toEqual([])
  }))
