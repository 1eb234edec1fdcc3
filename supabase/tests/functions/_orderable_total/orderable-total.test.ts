import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart, newCoupon } from '../../support/orders.ts'
import { newLine, newOrder, newTeacher } from '../../support/world.ts'

/** The total of the caller's cart, and the total of the order. */
const sums = (db: Database, person: Person, cart: string) =>
  db.asUser(
    person,
    `select ordered._orderable_total as total, ordered._orderable_vat as vat,
       ordered._orderable_shipping_fee as fee, ordered._orderable_coupon_amount as coupon,
       ordered.order_total as stored
     from public.teacher_products_order as ordered where id = $1`,
    [cart],
  )

const withdraw = (db: Database, product: string | undefined) =>
  db.root('update public.product set publish_date = null where id = $1', [product])

test('unavailable lines are not in the total, and the order keeps its amounts', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [
      { price: '100.00' },
      { price: '130.00', physical: true },
    ])
    const whole = { total: '390.00', vat: '50.87', fee: '160.00', coupon: '0.00', stored: '390.00' }
    expect(await sums(db, teacher, cart)).toEqual([whole])

    await withdraw(db, products[1])
    expect(await sums(db, teacher, cart)).toEqual([
      { ...whole, total: '100.00', vat: '13.04', fee: '0.00' },
    ])
    await withdraw(db, products[0])
    expect(await sums(db, teacher, cart)).toEqual([
      { ...whole, total: '0.00', vat: '0.00', fee: '0.00' },
    ])
  }))

test('a coupon applies to the remaining lines', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ price: '20.00' }, { price: '40.00' }])
    await newCoupon(db, 'WINTER')
    await db.asUser(teacher, `select public.apply_coupon('WINTER')`)
    expect(await sums(db, teacher, cart)).toMatchObject([{ total: '35.00', coupon: '25.00' }])
    await withdraw(db, products[1])
    expect(await sums(db, teacher, cart)).toMatchObject([
      { total: '0.00', coupon: '20.00', stored: '35.00' },
    ])
  }))

test('resources bought elsewhere in the meantime are not in the total of a cart', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart, products } = await newCart(db, teacher, [{ price: '20.00' }, { price: '40.00' }])
    const paid = await newOrder(db, teacher.profileId, 'PAID')
    await newLine(db, paid, String(products[0]))
    expect(await sums(db, teacher, cart)).toMatchObject([{ total: '40.00', stored: '60.00' }])
  }))

test('other people’s orders are not shown', () =>
  rolledBack(async (db) => {
    const { cart } = await newCart(db, await newTeacher(db))
    const nosy = await newTeacher(db)
    await db.root(`select public.add_user_to_group($1, 'admin')`, [nosy.id])
    expect(await sums(db, nosy, cart)).toEqual([
      { total: null, vat: null, fee: null, coupon: null, stored: '100.00' },
    ])
  }))

test.each([
  ['ended', `end_date = '2025-01-02'`, 'coupon_expired'],
  ['was switched off', 'enabled = false', 'coupon_disabled'],
  ['was used up', 'uses = 1, max_uses = 1', 'coupon_used_up'],
])('a coupon that %s takes nothing off', (_, change, word) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '115.00' }])
    await newCoupon(db, 'WINTER')
    await db.asUser(teacher, `select public.apply_coupon('WINTER')`)
    expect(await sums(db, teacher, cart)).toMatchObject([{ total: '90.00', coupon: '25.00' }])
    await db.root(`update public.coupon set ${change} where coupon_code = 'WINTER'`)
    expect(await sums(db, teacher, cart)).toMatchObject([
      { total: '115.00', vat: '15.00', coupon: '0.00', stored: '90.00' },
    ])
    const [asked] = await db.asUser(
      teacher,
      `select ordered._coupon_problem as problem
       from public.teacher_products_order as ordered where id = $1`,
      [cart],
    )
    expect(asked).toEqual({ problem: word })
  }),
)

test('a quote whose coupon gives something else now says so', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher, [{ price: '100.00' }])
    await newCoupon(db, 'WINTER')
    await db.asUser(teacher, `select public.apply_coupon('WINTER')`)
    await db.root(
      `update public.teacher_products_order set order_status = 'QUOTING' where id = $1`,
      [cart],
    )
    await db.root(`update public.coupon set discount_value = 5 where coupon_code = 'WINTER'`)
    const [asked] = await db.asUser(
      teacher,
      `select ordered._coupon_problem as problem, ordered._orderable_total as total
       from public.teacher_products_order as ordered where id = $1`,
      [cart],
    )
    expect(asked).toEqual({ problem: 'coupon_changed', total: '100.00' })
  }))
