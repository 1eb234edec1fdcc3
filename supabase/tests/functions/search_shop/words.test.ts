import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCategory, newProduct } from '../../support/world.ts'

const titles = async (rows: Promise<Record<string, unknown>[]>) =>
  (await rows).map((row) => row['title'])
const found = (db: Database, words: string) =>
  titles(db.asAnon('select title from public.search_shop($1)', [words]))
const corrected = async (db: Database, words: string) =>
  (await db.asAnon('select public.corrected_search($1) as words', [words]))[0]?.['words']

const day = (number: number) => `2025-01-0${number}T08:00:00Z`

async function shelf(db: Database): Promise<void> {
  const sheets = [
    'Fractions of a whole',
    'Gewone breuke',
    'Die struktuur van plante',
    'Place value to 1 000',
    'Plekwaarde',
    'Lewensoriëntering: my regte',
  ]
  for (const [number, title] of sheets.entries()) {
    await newProduct(db, { title, publish_date: day(number + 1) })
  }
}

describe('a curriculum word finds what is in the other language too', () => {
  test.each([
    ['fractions', ['Gewone breuke', 'Fractions of a whole']],
    ['breuk', ['Gewone breuke', 'Fractions of a whole']],
    ['plants', ['Die struktuur van plante']],
    ['structure PLANTS', ['Die struktuur van plante']],
    ['place value', ['Plekwaarde', 'Place value to 1 000']],
    ['plekwaarde', ['Plekwaarde', 'Place value to 1 000']],
    ['lewensorientering', ['Lewensoriëntering: my regte']],
    // "value" alone is no name of something.
    ['value', ['Place value to 1 000']],
    ['fractions plants', []],
  ])('%s', (words, expected) =>
    rolledBack(async (db) => {
      await shelf(db)
      expect(await found(db, words)).toEqual(expected)
      expect(await corrected(db, words)).toBeNull()
    }),
  )
})

describe('a search that finds nothing forgives a wrong letter', () => {
  test.each([
    ['fracton', 'fractions', ['Gewone breuke', 'Fractions of a whole']],
    ['frcations', 'fractions', ['Gewone breuke', 'Fractions of a whole']],
    ['bruke', 'breuke', ['Gewone breuke', 'Fractions of a whole']],
    ['die struktur', 'die struktuur', ['Die struktuur van plante']],
    ['fracton hippopotamus', 'fractions hippopotamus', []],
    ['hippopotamus', null, []],
    ['1 00O', null, []],
    ["fracton' or true --", null, []],
  ])('%s', (words, better, expected) =>
    rolledBack(async (db) => {
      await shelf(db)
      expect(await found(db, words)).toEqual(expected)
      expect(await corrected(db, words)).toBe(better)
    }),
  )
})

test('a word of something that is not out yet is not put in its place', () =>
  rolledBack(async (db) => {
    await newProduct(db, { title: 'Photosynthesis', publish_date: '2099-01-01T00:00:00Z' })
    expect(await found(db, 'photosintesis')).toEqual([])
    expect(await corrected(db, 'photosintesis')).toBeNull()
    // Nor is one that has gone, and neither hides a word that is a little less alike.
    const gone = await newProduct(db, { title: 'Fractons', publish_date: day(1) })
    await newProduct(db, { title: 'Fractions', publish_date: day(2) })
    await db.root('delete from public.product where id = $1', [gone])
    expect(await corrected(db, 'fractonz')).toBe('fractions')
    expect(await found(db, 'fractonz')).toEqual(['Fractions'])
  }))

test('the reader’s language comes first among what is featured and among the rest', () =>
  rolledBack(async (db) => {
    const sheet = (title: string, language: string | null, number: number, featured = false) =>
      newProduct(db, { title, language, featured, publish_date: day(number) })
    await sheet('English, old', 'en', 1)
    await sheet('Afrikaans, old', 'af', 2)
    await sheet('English', 'en', 3)
    await sheet('Afrikaans', 'af', 4)
    await sheet('Poster without words', null, 5)
    await sheet('English, featured', 'en', 6, true)
    await sheet('Afrikaans, featured', 'af', 7, true)
    const first = (reader: string | null) =>
      titles(db.asAnon(`select title from public.search_shop('', reader_language => $1)`, [reader]))
    expect(await first('en')).toEqual([
      'English, featured',
      'Afrikaans, featured',
      'Poster without words',
      'English',
      'English, old',
      'Afrikaans',
      'Afrikaans, old',
    ])
    expect((await first('af')).slice(0, 4)).toEqual([
      'Afrikaans, featured',
      'English, featured',
      'Poster without words',
      'Afrikaans',
    ])
    // Anything else is the order of the shelf.
    for (const reader of [null, 'zu']) {
      expect((await first(reader)).slice(0, 2)).toEqual([
        'Afrikaans, featured',
        'English, featured',
      ])
    }
  }))

test('by price, kind and language, and in the order asked for', () =>
  rolledBack(async (db) => {
    await newProduct(db, { title: 'Free', price: null, language: 'en', publish_date: day(1) })
    await newProduct(db, { title: 'Cheap', price: '20', language: 'af', publish_date: day(2) })
    await newProduct(db, {
      title: 'Reduced',
      price: '60',
      discount_percentage: '50',
      language: 'en',
      publish_date: day(3),
    })
    await newProduct(db, { title: 'Posted', price: '90', physical: true, publish_date: day(4) })
    const filtered = (call: string) =>
      titles(db.asAnon(`select title from public.search_shop('', ${call})`))
    expect(await filtered(`max_cost => 30, sort => 'cheapest'`)).toEqual([
      'Free',
      'Cheap',
      'Reduced',
    ])
    expect(await filtered(`max_cost => 0`)).toEqual(['Free'])
    expect(await filtered(`kind => 'posted'`)).toEqual(['Posted'])
    expect(await filtered(`kind => 'download', language => 'en', sort => 'newest'`)).toEqual([
      'Reduced',
      'Free',
    ])
    expect(await filtered(`sort => 'dearest'`)).toEqual(['Posted', 'Reduced', 'Cheap', 'Free'])
    expect(await filtered(`kind => 'x'' or true --'`)).toEqual([])
    expect(await filtered(`sort => 'item.id; drop table x'`)).toHaveLength(4)
  }))

test('related are those of the same grade and subject: its language, its term and then the next', () =>
  rolledBack(async (db) => {
    const maths = await newCategory(db, 'Maths')
    const art = await newCategory(db, 'Art')
    const sheet = (title: string, language: string, term: number | null, category_id = maths) =>
      newProduct(db, { title, language, term, category_id })
    const shown = await sheet('Shown', 'en', 3)
    await sheet('Term 1', 'en', 1)
    await sheet('Term 4', 'en', 4)
    await sheet('Any term', 'en', null)
    await sheet('Term 3', 'en', 3)
    await sheet('Kwartaal 3', 'af', 3)
    await sheet('Other subject', 'en', 3, art)
    await newProduct(db, { title: 'Draft', category_id: maths, publish_date: null })
    expect(await titles(db.asAnon('select title from public.related_items($1)', [shown]))).toEqual([
      'Term 3',
      'Term 4',
      'Term 1',
      'Any term',
      'Kwartaal 3',
    ])
  }))
