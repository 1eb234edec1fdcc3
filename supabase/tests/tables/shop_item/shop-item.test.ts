import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const shelf = (db: Database) => db.root('select id from public.shop_item')

test.each([{ publish_date: null }, { thumbnails: [] }, { e_commerce_product: false }])(
  'a resource with %o is not listed until that changes',
  (columns) =>
    rolledBack(async (db) => {
      const id = await newProduct(db, columns)
      expect(await shelf(db)).toEqual([])
      await db.root(
        `update public.product set publish_date = '2025-01-01', thumbnails = '{a}', e_commerce_product = true`,
      )
      expect(await shelf(db)).toEqual([{ id }])
      const [name = ''] = Object.keys(columns)
      await db.root(`update public.product set ${name} = $1`, Object.values(columns))
      expect(await shelf(db)).toEqual([])
    }),
)

test('a bundle without a picture, a date or members is not listed', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { publish_date: null })
    await newBundle(db, [])
    await newBundle(db, [product], { publish_date: null })
    await newBundle(db, [product], { thumbnails: [] })
    expect(await shelf(db)).toEqual([])
    const id = await newBundle(db, [product])
    expect(await shelf(db)).toEqual([{ id }])
    await db.root('delete from public.product')
    expect(await shelf(db)).toEqual([])
  }))

test('it has the values of the resource or bundle', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { price: '10', discount_percentage: '50' })
    const bundle = await newBundle(db, [product])
    await db.root(`update public.product set title = 'New', featured = true, physical = true`)
    const read = `select product_id, product_bundle_id, title, public._item_sale_price(item) as sale_price, featured, physical,
      e_commerce_product from public.shop_item as item order by featured desc`
    expect(await db.asAnon(read)).toEqual([
      {
        product_id: product,
        product_bundle_id: null,
        title: 'New',
        sale_price: '5.00',
        featured: true,
        physical: true,
        e_commerce_product: true,
      },
      {
        product_id: null,
        product_bundle_id: bundle,
        title: 'Fractions, the whole term',
        sale_price: '150.00',
        featured: false,
        physical: true,
        e_commerce_product: true,
      },
    ])
    await db.root('delete from public.product_bundle')
    await db.root('delete from public.product')
    expect(await shelf(db)).toEqual([])
  }))

test('scheduled items appear when their time has come', () =>
  rolledBack(async (db) => {
    const id = await newProduct(db, { publish_date: '2099-01-01T00:00:00Z' })
    const read = 'select id from public.shop_item'
    for (const person of [await newTeacher(db), await newPerson(db, ['admin'])]) {
      expect(await db.asUser(person, read)).toEqual([])
    }
    expect(await db.asAnon(read)).toEqual([])
    expect(await shelf(db)).toEqual([{ id }])
    await db.root(`update public.product set publish_date = now()`)
    expect(await db.asAnon(read)).toEqual([{ id }])
  }))

test('nobody writes it', () =>
  rolledBack(async (db) => {
    await newProduct(db)
    const admin = await newPerson(db, ['admin'])
    for (const sql of ['delete from public.shop_item', 'update public.shop_item set price = 0']) {
      await expectRefused(db.asUser(admin, sql), noRight('shop_item'))
      await expectRefused(db.asAnon(sql), noRight('shop_item'))
    }
    expect(await shelf(db)).toHaveLength(1)
  }))
