import { describe, expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const add = 'select * from public.add_to_cart($1)'
const lines =
  'select title, price, discount_percentage, line_price, physical from public.order_line'

const countOrders = async (db: Database) =>
  (await db.root('select count(*)::int as count from public.teacher_products_order'))[0]?.['count']

test('the first resource creates the pending order, with its event', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db, { price: '99.99', discount_percentage: '15' })
    const [cart] = await db.asUser(teacher, add, [product])
    expect(cart).toMatchObject({
      teacher_profile_id: teacher.profileId,
      owner: `${teacher.id}::${teacher.email}`,
      order_status: 'PENDING',
      order_number: null,
      shipping_fee: '0.00',
      order_total: '84.99',
      order_vat: '11.09',
    })
    expect(
      await db.root(
        'select order_id, actor_id, from_status, to_status, reason from public.order_event',
      ),
    ).toEqual([
      {
        order_id: cart?.['id'],
        actor_id: teacher.id,
        from_status: null,
        to_status: 'PENDING',
        reason: 'first_product_added',
      },
    ])
  }))

test('the line copies title, price, discount and physical', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db, {
      title: 'Wall chart',
      price: '80',
      discount_percentage: '12.5',
      physical: true,
    })
    await db.asUser(await newTeacher(db), add, [product])
    await db.root(
      `update public.product set title = 'Other', price = 1, physical = false where id = $1`,
      [product],
    )
    expect(await db.root(lines)).toEqual([
      {
        title: 'Wall chart',
        price: '80.00',
        discount_percentage: '12.50',
        line_price: '70.00',
        physical: true,
      },
    ])
  }))

test('later resources join the same order', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const [first] = await db.asUser(teacher, add, [await newProduct(db)])
    const [second] = await db.asUser(teacher, add, [await newProduct(db, { physical: true })])
    expect(second).toMatchObject({
      id: first?.['id'],
      shipping_fee: '160.00',
      order_total: '360.00',
    })
    expect(await db.root('select reason from public.order_event')).toHaveLength(1)
  }))

test('a resource is not added twice', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const product = await newProduct(db)
    const [first] = await db.asUser(teacher, add, [product])
    const [second] = await db.asUser(teacher, add, [product])
    expect(second).toEqual(first)
    expect(await db.root(lines)).toHaveLength(1)
  }))

test('a quote takes precedence over the pending order as the cart', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await newOrder(db, teacher.profileId, 'PENDING')
    const older = await newOrder(db, teacher.profileId, 'QUOTING')
    const newer = await newOrder(db, teacher.profileId, 'QUOTING')
    await db.root(
      `update public.teacher_products_order set created_at = now() + interval '1 hour' where id = $1`,
      [newer],
    )
    const [cart] = await db.asUser(teacher, add, [await newProduct(db)])
    expect(cart).toMatchObject({ id: older, order_status: 'QUOTING' })
  }))

test('orders with any other status are not changed', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const others = []
    for (const status of ['PROCESSING', 'PAID', 'CANCELLED'])
      others.push(await newOrder(db, teacher.profileId, status))
    const [cart] = await db.asUser(teacher, add, [await newProduct(db)])
    expect(cart).toMatchObject({ order_status: 'PENDING' })
    expect(others).not.toContain(cart?.['id'])
    expect(await db.root(`select order_id from public.order_line`)).toEqual([
      { order_id: cart?.['id'] },
    ])
  }))

test('a cart belongs to one teacher', () =>
  rolledBack(async (db) => {
    const product = await newProduct(db)
    const [mine] = await db.asUser(await newTeacher(db), add, [product])
    const [theirs] = await db.asUser(await newTeacher(db), add, [product])
    expect(mine?.['id']).not.toBe(theirs?.['id'])
  }))

describe('refusals', () => {
  test.each([
    { publish_date: null },
    { publish_date: '2099-01-01T00:00:00Z' },
    { thumbnails: [] },
    { e_commerce_product: false },
    { e_commerce_product: false, subscription_product: true },
    { e_commerce_product: false, subscription_product: true, price: null },
  ])('product_not_available: %o', (columns) =>
    rolledBack(async (db) => {
      const product = await newProduct(db, columns)
      await expectRefused(db.asUser(await newTeacher(db), add, [product]), 'product_not_available')
      expect(await countOrders(db)).toBe(0)
    }),
  )

  test('product_not_available also for administrators, who can see it', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await db.root(`select public.add_user_to_group($1, 'admin')`, [teacher.id])
      const product = await newProduct(db, { publish_date: null })
      await expectRefused(db.asUser(teacher, add, [product]), 'product_not_available')
    }))

  test('product_not_available for an unknown or missing id', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      await expectRefused(
        db.asUser(teacher, add, ['00000000-0000-4000-8000-00000000dead']),
        'product_not_available',
      )
      await expectRefused(db.asUser(teacher, add, [null]), 'product_not_available')
      expect(await countOrders(db)).toBe(0)
    }))

  test('profile_required for a user without a profile', () =>
    rolledBack(async (db) => {
      await expectRefused(
        db.asUser(await newPerson(db), add, [await newProduct(db)]),
        'profile_required',
      )
    }))

  test('not_signed_in without a user', () =>
    rolledBack(async (db) => {
      const product = await newProduct(db)
      await expectRefused(db.asAnon(add, [product]), 'permission denied for function add_to_cart')
      await expectRefused(
        db.asService(add, [product]),
        'permission denied for function add_to_cart',
      )
      await expectRefused(db.root(add, [product]), 'not_signed_in')
    }))
})
