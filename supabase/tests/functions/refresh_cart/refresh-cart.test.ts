import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import {
  newBundle,
  newCoupon,
  newLine,
  newOrder,
  newPerson,
  newProduct,
  newTeacher,
} from '../../support/world.ts'

const refresh = `select title, price_before, line_price from public.refresh_cart() order by title`
const add = 'select id from public.add_to_cart($1)'
const addBundle = 'select id from public.add_to_cart(product_bundle_id => $1)'
const total = async (db: Database) =>
  (await db.root('select order_total from public.teacher_products_order'))[0]?.['order_total']

test('a changed price is copied, with the earlier one for the notice', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db, { title: 'A' })
    await db.asUser(teacher, add, [product])
    await db.asUser(teacher, add, [await newProduct(db, { title: 'B' })])
    expect(await db.asUser(teacher, refresh)).toEqual([])

    await db.root('update public.product set price = 80 where id = $1', [product])
    expect(await total(db)).toBe('200.00')
    expect(await db.asUser(teacher, refresh)).toEqual([
      { title: 'A', price_before: '100.00', line_price: '80.00' },
    ])
    expect(await total(db)).toBe('180.00')
    expect(await db.asUser(teacher, refresh)).toEqual([])

    // After a second change, the notice still compares with the price when added; when the price returns to it, the
    // notice ends.
    await db.root('update public.product set discount_percentage = 50 where id = $1', [product])
    expect(await db.asUser(teacher, refresh)).toEqual([
      { title: 'A', price_before: '100.00', line_price: '40.00' },
    ])
    await db.root(
      'update public.product set price = 100, discount_percentage = null where id = $1',
      [product],
    )
    expect(await db.asUser(teacher, refresh)).toEqual([
      { title: 'A', price_before: null, line_price: '100.00' },
    ])
  }))

test('title and physical follow, and the shipping with them', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await db.asUser(teacher, add, [product])
    await db.root(`update public.product set title = 'Poster', physical = true where id = $1`, [
      product,
    ])
    expect(await db.asUser(teacher, refresh)).toEqual([
      { title: 'Poster', price_before: null, line_price: '100.00' },
    ])
    expect(await total(db)).toBe('260.00')
  }))

test('a resource that is no longer sold stays unchanged and is marked unavailable', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const bundle = await newBundle(db, [product])
    await db.asUser(teacher, add, [product])
    await db.asUser(teacher, addBundle, [bundle])
    const available =
      'select line._available as available from public.order_line line order by price'
    expect(await db.asUser(teacher, available)).toEqual([{ available: true }, { available: true }])
    await db.root('update public.product set publish_date = null, price = 1')
    await db.root('update public.product_bundle set publish_date = null, price = 1')
    expect(await db.asUser(teacher, refresh)).toEqual([])
    expect(await db.asUser(teacher, available)).toEqual([
      { available: false },
      { available: false },
    ])
    expect(await total(db)).toBe('250.00')
  }))

test('a bundle follows its members and its price', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [first, second] = [await newProduct(db), await newProduct(db, { title: 'New' })]
    const bundle = await newBundle(db, [first])
    await db.asUser(teacher, addBundle, [bundle])
    await db.root(
      `insert into public.product_bundle_product (product_bundle_id, product_id, position)
       values ($1, $2, 1)`,
      [bundle, second],
    )
    expect(await db.asUser(teacher, refresh)).toHaveLength(1)
    expect(
      await db.root('select product_id from public.order_line_member order by position'),
    ).toEqual([{ product_id: first }, { product_id: second }])
    expect(await db.asUser(teacher, refresh)).toEqual([])
    await db.root('update public.product_bundle set price = 90')
    expect(await db.asUser(teacher, refresh)).toMatchObject([{ price_before: '150.00' }])
    expect(await total(db)).toBe('90.00')
  }))

test('answers stay with their questions; a new required question has no answer', () =>
  rolledBack(async (db) => {
    const name = { type: 'Text', label: 'Name', required: true }
    const colour = { type: 'Radio', label: 'Colour', items: ['red', 'blue'] }
    const sizes = { type: 'Checkbox', label: 'Sizes', items: ['A4', 'A3'] }
    const teacher = await newTeacher(db)
    const product = await newProduct(db, { questions: JSON.stringify([name, colour, sizes]) })
    await db.asUser(teacher, 'select id from public.add_to_cart($1, $2)', [
      product,
      JSON.stringify(['Thandi', 'red', ['A4', 'A3']]),
    ])
    const school = { ...name, label: 'School' }
    await db.root('update public.product set questions = $1', [
      JSON.stringify([
        school,
        { ...colour, items: ['blue', 'green'] },
        { ...sizes, items: ['A3', 'A2'] },
        name,
      ]),
    ])
    expect(await db.asUser(teacher, refresh)).toHaveLength(1)
    const line = `select questions, line._answers_missing as missing from public.order_line line`
    expect(await db.asUser(teacher, line)).toEqual([
      {
        missing: true,
        questions: [
          { ...school, value: null },
          { ...colour, items: ['blue', 'green'], value: null },
          { ...sizes, items: ['A3', 'A2'], value: ['A3'] },
          { ...name, value: 'Thandi' },
        ],
      },
    ])
    expect(await db.asUser(teacher, refresh)).toEqual([])
    await db.asUser(
      teacher,
      `select public.change_answers(line.id, '["Wes", "blue", [], "Thandi"]') from public.order_line line`,
    )
    expect(await db.asUser(teacher, line)).toMatchObject([{ missing: false }])
  }))

test('a quote keeps its prices', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await newLine(db, await newOrder(db, teacher.profileId, 'QUOTING'), product)
    await db.root('update public.product set price = 500')
    expect(await db.asUser(teacher, refresh)).toEqual([])
    expect(await total(db)).toBe('100.00')
  }))

test('a changed coupon is applied in its present form', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE')
    const teacher = await newTeacher(db)
    await db.asUser(teacher, add, [await newProduct(db)])
    await db.asUser(teacher, `select from public.apply_coupon('code')`)
    await db.root('update public.coupon set discount_value = 25')
    await db.asUser(teacher, refresh)
    expect(await total(db)).toBe('75.00')
  }))

test('it changes no other cart, and does nothing without a cart', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    await db.asUser(teacher, add, [product])
    await db.root('update public.product set price = 1')
    expect(await db.asUser(await newTeacher(db), refresh)).toEqual([])
    expect(await db.asUser(await newPerson(db, ['admin']), refresh)).toEqual([])
    expect(await total(db)).toBe('100.00')
    await expectRefused(db.asAnon(refresh), 'permission denied for function refresh_cart')
  }))

test('an unready cart is refused with the reason', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const order = await newOrder(db, teacher.profileId)
    const ready = (word: string) =>
      db.root('savepoint asked').then(async () => {
        await expectRefused(
          db.root('select private.raise_cart_problem(private.cart_problem($1))', [order]),
          word,
        )
        await db.root('rollback to savepoint asked')
      })
    await ready('cart_empty')
    const product = await newProduct(db)
    await db.asUser(teacher, add, [product])
    await db.root('select private.raise_cart_problem(private.cart_problem($1))', [order])
    await db.root(
      `update public.order_line set questions = '[{"type":"Text","label":"Name","required":true}]'`,
    )
    await ready('questions_required')
    await db.root('update public.product set publish_date = null')
    await ready('product_not_available')
  }))
