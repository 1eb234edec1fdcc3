import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { prepared, notice, receive } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const ask = async (db: Database, buyer: Person, order: string, total: string | null = '100.00') =>
  (
    await db.asUser(buyer, 'select public.prepare_card_payment($1, $2) as payment', [order, total])
  )[0]?.['payment']

test('after a checkout by card: the payment that was prepared, once', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    const attemptId = await prepared(db, teacher, cart)
    const payment = await ask(db, teacher, cart)
    expect(payment).toEqual({
      attemptId,
      amount: '100.00',
      orderNumber: expect.stringMatching(/^\d{6}-\d{8}$/) as unknown, // a matcher
    })
    await expectRefused(ask(db, teacher, cart), 'payment_being_confirmed')
  }))

test('an order that waits for a bank transfer can be paid by card instead, and then is PAID', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select public.checkout($1, 'EFT', 100)`, [cart])
    const payment = await ask(db, teacher, cart)
    await expectRefused(ask(db, teacher, cart), 'payment_being_confirmed')
    const { attemptId } = payment as { attemptId: string } // returned by the function
    expect(await receive(db, notice(attemptId, cart))).toMatchObject({ verdict: 'paid' })
    await expectRefused(ask(db, teacher, cart), 'order_already_paid')
  }))

test('another total than the buyer saw is refused, and so is none', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select public.checkout($1, 'EFT', 100)`, [cart])
    await expectRefused(ask(db, teacher, cart, '99.99'), 'order_total_changed')
    await expectRefused(ask(db, teacher, cart, null), 'order_total_changed')
    expect(await ask(db, teacher, cart)).toMatchObject({ amount: '100.00' })
  }))

test('a cart is refused at another total than was accepted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await db.asUser(teacher, `select public.checkout($1, 'PayFast', 100)`, [cart])
    await expectRefused(ask(db, teacher, cart, '90.00'), 'order_total_changed')
  }))

test('not before a checkout', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await expectRefused(ask(db, teacher, cart), 'payment_not_prepared')
  }))

test('a price that has changed since must be shown first', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await prepared(db, teacher, cart)
    await db.root('update public.product set price = 90')
    await expectRefused(ask(db, teacher, cart), 'order_total_changed')
  }))

test('a cart to which something was added since must be shown first, even if it is free', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await prepared(db, teacher, cart)
    await newCart(db, teacher, [{ price: null }])
    await expectRefused(ask(db, teacher, cart), 'order_total_changed')
  }))

test('a resource that is no longer sold cannot be paid', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await prepared(db, teacher, cart)
    await db.root('update public.product set publish_date = null')
    await expectRefused(ask(db, teacher, cart), 'product_not_available')
  }))

test('a cancelled order cannot be paid, nor another teacher’s', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await prepared(db, teacher, cart)
    const other = await newTeacher(db)
    await db.root(
      `update public.teacher_products_order set order_status = 'CANCELLED' where id = $1`,
      [cart],
    )
    await expectRefused(ask(db, other, cart), 'order_not_found')
    await expectRefused(ask(db, teacher, cart), 'order_not_open')
  }))

test('visitors may not call it', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asAnon('select public.prepare_card_payment(gen_random_uuid())'),
      'permission denied for function prepare_card_payment',
    )
  }))
