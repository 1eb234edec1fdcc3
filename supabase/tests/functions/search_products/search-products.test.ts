import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const search = 'select title from public.search_products($1) order by title'

const titles = async (rows: Promise<Record<string, unknown>[]>) =>
  (await rows).map((row) => row['title'])

async function shelf(db: Database): Promise<void> {
  await newProduct(db, { title: 'Fractions for Grade 4' })
  await newProduct(db, {
    title: 'Fractions for Grade 5',
    description: '<p>with 50% more exercises</p>',
  })
  await newProduct(db, { title: 'Graad 4 Wiskunde' })
  await newProduct(db, { title: 'Grade 4 Fractions, a draft', publish_date: null })
}

describe('every typed word must match', () => {
  test.each([
    ['fractions', ['Fractions for Grade 4', 'Fractions for Grade 5']],
    ['  4   FRACTIONS ', ['Fractions for Grade 4']],
    ['gra 4', ['Fractions for Grade 4', 'Graad 4 Wiskunde']],
    ['fractions poster', []],
    // The index is searched for the first six letters only.
    ['fractious', []],
    ['fractions exercises more', ['Fractions for Grade 5']],
    ['fractions exercises mole', []],
    ['', ['Fractions for Grade 4', 'Fractions for Grade 5', 'Graad 4 Wiskunde']],
    [null, ['Fractions for Grade 4', 'Fractions for Grade 5', 'Graad 4 Wiskunde']],
    ['50%', ['Fractions for Grade 5']],
    ['4%fractions', []],
    ['grade_4', []],
    ['\\', []],
    [`' or true --`, []],
  ])('%o', (words, expected) =>
    rolledBack(async (db) => {
      await shelf(db)
      expect(await titles(db.asAnon(search, [words]))).toEqual(expected)
    }),
  )
})

test('drafts are found by administrators only', () =>
  rolledBack(async (db) => {
    await shelf(db)
    const draft = 'Grade 4 Fractions, a draft'
    expect(await titles(db.asAnon(search, ['draft']))).toEqual([])
    expect(await titles(db.asUser(await newTeacher(db), search, ['draft']))).toEqual([])
    expect(await titles(db.asUser(await newPerson(db, ['superadmin']), search, ['draft']))).toEqual(
      [],
    )
    expect(await titles(db.asUser(await newPerson(db, ['admin']), search, ['draft']))).toEqual([
      draft,
    ])
  }))

test('only the first ten words and 200 characters are used', () =>
  rolledBack(async (db) => {
    await newProduct(db, { title: 'a b c d e f g h i j' })
    expect(await titles(db.asAnon(search, [`a${' '.repeat(199)}zebra`]))).toHaveLength(1)
    expect(await titles(db.asAnon(search, ['j i h g f e d c b a a a']))).toHaveLength(1)
  }))
