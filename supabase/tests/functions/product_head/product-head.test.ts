import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newBundle, newCategory, newProduct } from '../../support/world.ts'

const read = async (db: Database, id: string) => {
  const [row] = await db.asAnon('select public.product_head($1) as head', [id])
  return row?.['head']
}

test('returns what the resource’s page shows, with the path of its categories from the top', () =>
  rolledBack(async (db) => {
    const grade = await newCategory(db, 'Grade 12')
    const subject = await newCategory(db, 'Mathematics', grade)
    const product = await newProduct(db, {
      category_id: subject,
      description: '<p>Half</p>',
      price: '80.00',
      discount_percentage: '10.00',
      sku: 12,
      language: 'af',
    })
    expect(await read(db, product)).toEqual({
      title: 'Fractions of a whole',
      description: '<p>Half</p>',
      sku: 12,
      price: '72.00',
      list_price: '80.00',
      discount_percentage: '10.00',
      charges_vat: true,
      physical: false,
      bundle: false,
      language: 'af',
      pictures: ['Products/cover.png'],
      member_covers: [],
      path: [
        { id: grade, name: 'Grade 12' },
        { id: subject, name: 'Mathematics' },
      ],
    })
  }))

test('returns bundles and free resources', () =>
  rolledBack(async (db) => {
    const free = await newProduct(db, { price: null })
    expect(await read(db, free)).toMatchObject({ price: '0.00', path: [], description: '' })
    expect(await read(db, await newBundle(db, [free]))).toMatchObject({ sku: null, bundle: true })
  }))

test('returns nothing that visitors may not see', () =>
  rolledBack(async (db) => {
    for (const hidden of [
      await newProduct(db, { publish_date: null }),
      await newProduct(db, { publish_date: '2099-01-01T00:00:00Z' }),
      await newProduct(db, { thumbnails: [] }),
      '00000000-0000-4000-8000-000000000000',
    ])
      expect(await read(db, hidden)).toBeNull()
  }))
