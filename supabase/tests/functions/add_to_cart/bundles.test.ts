import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select * from public.add_to_cart(product_bundle_id => $1, answers => $2)'
const remove = 'select * from public.remove_from_cart(product_bundle_id => $1)'

const members = (db: Database) =>
  db.root('select product_id, position, title from public.order_line_member order by position')

test('the line copies the bundle and its members', () =>
  rolledBack(async (db) => {
    const [first, second] = [
      await newProduct(db, { title: 'Cards', physical: true }),
      await newProduct(db, { title: 'Sheets' }),
    ]
    const bundle = await newBundle(db, [first, second], { discount_percentage: '10' })
    const [cart] = await db.asUser(await newTeacher(db), add, [bundle, null])
    expect(cart).toMatchObject({ shipping_fee: '160.00', order_total: '295.00' })

    await db.root('delete from public.product_bundle_product')
    expect(
      await db.root(
        'select product_id, product_bundle_id, title, line_price, physical from public.order_line',
      ),
    ).toEqual([
      {
        product_id: null,
        product_bundle_id: bundle,
        title: 'Fractions, the whole term',
        line_price: '135.00',
        physical: true,
      },
    ])
    expect(await members(db)).toEqual([
      { product_id: first, position: 0, title: 'Cards' },
      { product_id: second, position: 1, title: 'Sheets' },
    ])
  }))

test('a bundle is not added twice; it may be in the cart beside its members', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const bundle = await newBundle(db, [product])
    await db.asUser(teacher, add, [bundle, null])
    const [again] = await db.asUser(teacher, add, [bundle, null])
    expect(again).toMatchObject({ order_total: '150.00' })
    const [both] = await db.asUser(teacher, 'select * from public.add_to_cart($1)', [product])
    expect(both).toMatchObject({ id: again?.['id'], order_total: '250.00' })
  }))

test('answers belong to the questions of the members', () =>
  rolledBack(async (db) => {
    const name = { type: 'Text', label: 'Name', required: true }
    const bundle = await newBundle(db, [
      await newProduct(db, { questions: JSON.stringify([name]) }),
      await newProduct(db, { questions: JSON.stringify([{ ...name, label: 'School' }]) }),
    ])
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, add, [bundle, '["Thandi"]']), 'questions_required')
    expect(await db.root('select from public.teacher_products_order')).toEqual([])
    await db.asUser(teacher, add, [bundle, '["Thandi", "Laerskool Wes"]'])
    expect(await db.root('select questions from public.order_line')).toEqual([
      {
        questions: [
          { ...name, value: 'Thandi' },
          { ...name, label: 'School', value: 'Laerskool Wes' },
        ],
      },
    ])
  }))

test('removing it also removes its members', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const bundle = await newBundle(db, [product])
    await db.asUser(teacher, add, [bundle, null])
    await db.asUser(teacher, 'select from public.add_to_cart($1)', [product])
    expect(await db.asUser(teacher, remove, [bundle])).toMatchObject([{ order_total: '100.00' }])
    expect(await members(db)).toEqual([])
  }))

test('deleting it removes it from carts and keeps it in orders', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, { title: 'Cards' })
    const bundle = await newBundle(db, [product])
    const [buyer, other] = [await newTeacher(db), await newTeacher(db)]
    const [bought] = await db.asUser(buyer, add, [bundle, null])
    await db.asUser(other, add, [bundle, null])
    await db.root(`update public.teacher_products_order set order_status = 'PAID' where id = $1`, [
      bought?.['id'],
    ])
    await db.root('delete from public.product_bundle where id = $1', [bundle])
    expect(
      await db.root('select order_id, product_bundle_id, title from public.order_line'),
    ).toEqual([
      { order_id: bought?.['id'], product_bundle_id: null, title: 'Fractions, the whole term' },
    ])
    await db.root('delete from public.product where id = $1', [product])
    expect(await members(db)).toEqual([{ product_id: null, position: 0, title: 'Cards' }])
  }))

test('members of a line can be read with the order and written by nobody', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await db.asUser(teacher, add, [await newBundle(db, [await newProduct(db)]), null])
    const read = 'select title from public.order_line_member'
    expect(await db.asUser(teacher, read)).toHaveLength(1)
    expect(await db.asUser(await newTeacher(db), read)).toEqual([])
    await expectRefused(db.asAnon(read), 'permission denied for table order_line_member')
    await expectRefused(
      db.asUser(teacher, 'delete from public.order_line_member'),
      'permission denied for table order_line_member',
    )
    expect(await db.root(read)).toHaveLength(1)
  }))

describe('product_not_available', () => {
  test.each([{ publish_date: null }, { publish_date: '2099-01-01T00:00:00Z' }])('%o', (columns) =>
    rolledBack(async (db) => {
      const bundle = await newBundle(db, [await newProduct(db)], columns)
      await expectRefused(
        db.asUser(await newTeacher(db), add, [bundle, null]),
        'product_not_available',
      )
    }),
  )

  test('without members, with neither a resource nor a bundle, with both', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const product = await newProduct(db)
      const bundle = await newBundle(db, [product])
      await expectRefused(
        db.asUser(teacher, add, [await newBundle(db, []), null]),
        'product_not_available',
      )
      await expectRefused(db.asUser(teacher, add, [null, null]), 'product_not_available')
      await expectRefused(
        db.asUser(teacher, 'select from public.add_to_cart($1, null, $2)', [product, bundle]),
        'product_not_available',
      )
      expect(await db.root('select from public.teacher_products_order')).toEqual([])
    }))
})
