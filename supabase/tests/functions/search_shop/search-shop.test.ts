import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import {
  newBundle,
  newCategory,
  newPerson,
  newProduct,
  newTag,
  newTeacher,
} from '../../support/world.ts'

const search = 'select title from public.search_shop($1)'

const titles = async (rows: Promise<Record<string, unknown>[]>) =>
  (await rows).map((row) => row['title'])

async function shelf(db: Database): Promise<void> {
  const fractions = await newProduct(db, {
    title: 'Fractions for Grade 4',
    publish_date: '2025-01-01T00:00:00Z',
  })
  await newProduct(db, {
    title: 'Fractions for Grade 5',
    description: '<p>with 50% more exercises</p>',
    publish_date: '2025-02-01T00:00:00Z',
    featured: true,
  })
  const hidden = await newProduct(db, { title: 'Grade 4 decimals, a draft', publish_date: null })
  await newBundle(db, [fractions, hidden], {
    title: 'Term 1',
    publish_date: '2025-03-01T00:00:00Z',
  })
}

describe('every typed word must match; results have the order of the shop', () => {
  test.each([
    ['fractions', ['Fractions for Grade 5', 'Term 1', 'Fractions for Grade 4']],
    ['  4   FRACTIONS ', ['Term 1', 'Fractions for Grade 4']],
    ['decimals', ['Term 1']],
    ['fractions poster', []],
    ['', ['Fractions for Grade 5', 'Term 1', 'Fractions for Grade 4']],
    [null, ['Fractions for Grade 5', 'Term 1', 'Fractions for Grade 4']],
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

test('nobody finds what is not for sale, not even administrators', () =>
  rolledBack(async (db) => {
    await shelf(db)
    for (const person of [await newTeacher(db), await newPerson(db, ['admin'])]) {
      expect(await titles(db.asUser(person, search, ['draft']))).toEqual(['Term 1'])
      expect(await db.asUser(person, 'select id from public.shop_item')).toHaveLength(3)
    }
  }))

test('one of the categories, all of the tags, each flag', () =>
  rolledBack(async (db) => {
    const [maths, art] = [await newCategory(db, 'Maths'), await newCategory(db, 'Art')]
    const [memo, term] = [await newTag(db, 'Memo'), await newTag(db, 'Term 1')]
    await newProduct(db, { title: 'A', category_id: maths, tags: [memo, term] })
    await newProduct(db, { title: 'B', category_id: art, tags: [memo] })
    await newProduct(db, {
      title: 'C',
      category_id: await newCategory(db, 'Music'),
      e_commerce_product: false,
      subscription_product: true,
    })
    const filtered = (call: string, values: unknown[]) =>
      titles(db.asAnon(`select title from public.search_shop('', ${call}) order by title`, values))
    expect(await filtered('category_ids => $1', [[maths, art]])).toEqual(['A', 'B'])
    expect(await filtered('category_ids => $1', [[]])).toEqual([])
    expect(await filtered('tag_ids => $1', [[memo]])).toEqual(['A', 'B'])
    expect(await filtered('tag_ids => $1', [[memo, term]])).toEqual(['A'])
    expect(await filtered('tag_ids => $1', [[]])).toEqual(['A', 'B', 'C'])
    expect(await filtered('e_commerce_product => true', [])).toEqual(['A', 'B'])
    expect(await filtered('subscription_product => true', [])).toEqual(['C'])
  }))

test('the first 500 are found', () =>
  rolledBack(async (db) => {
    await db.root(
      `insert into public.product (title, e_commerce_product, publish_date, thumbnails)
       select 'Sheet ' || number, true, now() - number * interval '1 hour', '{a}'
       from generate_series(1, 502) as number`,
    )
    const found = await titles(db.asAnon(search, ['sheet']))
    expect(found).toHaveLength(500)
    expect([found[0], found[499]]).toEqual(['Sheet 1', 'Sheet 500'])
    const atMost = (number: number) =>
      titles(
        db.asAnon(`select title from public.search_shop($1, at_most => $2)`, ['sheet', number]),
      )
    expect(await atMost(2)).toEqual(['Sheet 1', 'Sheet 2'])
    expect(await atMost(501)).toHaveLength(500)
    expect(await atMost(-1)).toEqual([])
  }))
