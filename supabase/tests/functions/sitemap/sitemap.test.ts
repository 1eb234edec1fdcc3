import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newBundle, newCategory, newProduct } from '../../support/world.ts'

const read = async (db: Database, page: number) => {
  const [row] = await db.asAnon('select public.sitemap($1) as answer', [page])
  return row?.['answer'] as { pages: number; entries: { kind: string; id: string }[] } // its shape
}

const found = async (db: Database, page = 1) => {
  const { entries } = await read(db, page)
  return new Set(entries.map(({ kind, id }) => `${kind} ${id}`))
}

const manyProducts = `
  insert into public.product (title, price, e_commerce_product, publish_date, thumbnails)
  select 'Sheet ' || number, 10, true, '2025-01-15T08:00:00Z', '{Products/cover.png}'
  from generate_series(1, 49010) as number`

const manyShelved = `
  insert into public.shop_item (id, product_id, title, physical, featured, e_commerce_product,
    subscription_product, publish_date, thumbnails, tags, search_field)
  select id, id, title, false, false, true, false, publish_date, thumbnails, '{}', ''
  from public.product`

test('lists resources and bundles that visitors may buy, and nothing hidden', () =>
  rolledBack(async (db) => {
    const shown = await newProduct(db)
    const draft = await newProduct(db, { publish_date: null })
    const tomorrow = await newProduct(db, { publish_date: '2099-01-01T00:00:00Z' })
    const bare = await newProduct(db, { thumbnails: [] })
    const subscription = await newProduct(db, {
      e_commerce_product: false,
      subscription_product: true,
    })
    const bundle = await newBundle(db, [shown])
    const empty = await newBundle(db, [])
    const entries = await found(db)
    expect(entries).toContain(`product ${shown}`)
    expect(entries).toContain(`product ${bundle}`)
    for (const hidden of [draft, tomorrow, bare, subscription, empty]) {
      expect(entries).not.toContain(`product ${hidden}`)
    }
  }))

test('lists a category when it, or one below it, contains something', () =>
  rolledBack(async (db) => {
    const grade = await newCategory(db, 'Grade 12')
    const subject = await newCategory(db, 'Mathematics', grade)
    const empty = await newCategory(db, 'Geography', grade)
    await newProduct(db, { category_id: subject })
    const entries = await found(db)
    expect(entries).toContain(`category ${grade}`)
    expect(entries).toContain(`category ${subject}`)
    expect(entries).not.toContain(`category ${empty}`)
  }))

test('a shop of more than 49,000 addresses has a second page with the rest', () =>
  rolledBack(async (db) => {
    // Without triggers, which would take twenty seconds for so many rows.
    await db.root('alter table public.product disable trigger user')
    await db.root(manyProducts)
    await db.root(manyShelved)
    const [first, second, third] = [await read(db, 1), await read(db, 2), await read(db, 3)]
    expect([first.pages, first.entries.length]).toEqual([2, 49_000])
    expect(second.entries.length).toBe(10)
    expect(third.entries).toEqual([])
    const ids = new Set([...first.entries, ...second.entries].map(({ id }) => id))
    expect(ids.size).toBe(49_010)
  }))
