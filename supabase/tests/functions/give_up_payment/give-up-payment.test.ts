import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expire, notice, overdue, prepared, receive, sent } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const giveUp = (db: Database, buyer: Person, order: string) =>
  db.asUser(buyer, 'select * from public.give_up_payment($1)', [order])
const checkout = (db: Database, buyer: Person, order: string, method = 'EFT') =>
  db.asUser(buyer, 'select public.checkout($1, $2, 100)', [order, method])
const cartOf = async (db: Database, buyer: Person) =>
  (await db.asUser(buyer, 'select id from public.my_cart()'))[0]?.['id'] ?? null
const confirming = async (db: Database, buyer: Person, order: string) =>
  (
    await db.asUser(
      buyer,
      `select parent._payment_being_confirmed as open from public.teacher_products_order parent
       where id = $1`,
      [order],
    )
  )[0]?.['open']
const attemptsOf = (db: Database, order: string) =>
  db.root(
    `select sent_at is not null as sent, end_reason as reason from public.payment_attempt
     where order_id = $1 order by created_at`,
    [order],
  )

async function beingConfirmed(db: Database) {
  const buyer = await newTeacher(db)
  const { cart, products } = await newCart(db, buyer)
  const attempt = await sent(db, buyer, cart)
  return { buyer, cart, product: products[0], attempt }
}

describe('while a payment is being confirmed', () => {
  test('the order says so, and is not the cart', () =>
    rolledBack(async (db) => {
      const buyer = await newTeacher(db)
      const { cart } = await newCart(db, buyer)
      await prepared(db, buyer, cart)
      expect([await confirming(db, buyer, cart), await cartOf(db, buyer)]).toEqual([false, cart])
      await db.asUser(buyer, 'select public.prepare_card_payment($1)', [cart])
      expect([await confirming(db, buyer, cart), await cartOf(db, buyer)]).toEqual([true, null])
      const mine = 'select id from public.my_open_payments()'
      expect(await db.asUser(buyer, mine)).toEqual([{ id: cart }])
      expect(await db.asUser(await newPerson(db, ['admin']), mine)).toEqual([])
      await giveUp(db, buyer, cart)
      expect(await db.asUser(buyer, mine)).toEqual([])
    }))

  test.each(['EFT', 'PayFast'])('no other payment is started, by %s', (method) =>
    rolledBack(async (db) => {
      const { buyer, cart } = await beingConfirmed(db)
      const before = await orderState(db, cart)
      await expectRefused(checkout(db, buyer, cart, method), 'payment_being_confirmed')
      await expectRefused(
        db.asUser(buyer, 'select public.prepare_card_payment($1)', [cart]),
        'payment_being_confirmed',
      )
      expect(await orderState(db, cart)).toEqual(before)
    }),
  )

  test('its buyer changes no coupon of it; an administrator may', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await beingConfirmed(db)
      await newCoupon(db, 'LATE')
      const apply = `select public.apply_coupon('LATE', $1)`
      await expectRefused(db.asUser(buyer, apply, [cart]), 'payment_being_confirmed')
      await expectRefused(
        db.asUser(buyer, 'select public.remove_coupon($1)', [cart]),
        'payment_being_confirmed',
      )
      await db.asUser(await newPerson(db, ['admin']), apply, [cart])
      expect(await orderState(db, cart)).toMatchObject({ total: '75.00' })
    }))

  test('other goods start a new cart; the same goods are not paid twice', () =>
    rolledBack(async (db) => {
      const { buyer, cart, product } = await beingConfirmed(db)
      await expectRefused(
        db.asUser(buyer, 'select public.add_to_cart($1)', [product]),
        'payment_being_confirmed',
      )
      const { cart: second } = await newCart(db, buyer)
      expect(second).not.toBe(cart)
      expect(await cartOf(db, buyer)).toBe(second)
      expect(await orderState(db, cart)).toMatchObject({ total: '100.00' })
    }))

  test('a bundle is not paid twice either', () =>
    rolledBack(async (db) => {
      const buyer = await newTeacher(db)
      const bundle = await newBundle(db, [await newProduct(db)])
      const add = 'select id from public.add_to_cart(product_bundle_id => $1)'
      const [cart] = await db.asUser(buyer, add, [bundle])
      await sent(db, buyer, String(cart?.['id']), '150.00')
      await expectRefused(db.asUser(buyer, add, [bundle]), 'payment_being_confirmed')
    }))
})

describe('"I did not pay"', () => {
  test('ends the payment: the order is the cart again, and can be paid', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await beingConfirmed(db)
      expect(await giveUp(db, buyer, cart)).toMatchObject([
        { id: cart, order_status: 'PENDING', payment_open_until: null },
      ])
      expect([await confirming(db, buyer, cart), await cartOf(db, buyer)]).toEqual([false, cart])
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason: 'given_up' }])
      await expectRefused(
        db.asUser(buyer, 'select public.prepare_card_payment($1)', [cart]),
        'payment_not_prepared',
      )
      await checkout(db, buyer, cart)
      expect(await orderState(db, cart)).toMatchObject({
        status: 'PROCESSING',
        reasons: [
          'first_product_added',
          'card_payment_prepared',
          'card_payment_given_up',
          'checked_out',
        ],
      })
    }))

  test('gives the coupon of a cart back, but not that of a placed order', () =>
    rolledBack(async (db) => {
      const buyer = await newTeacher(db)
      await newCoupon(db, 'R25', { max_uses: 2 })
      const { cart } = await newCart(db, buyer)
      await db.asUser(buyer, `select public.apply_coupon('R25')`)
      await sent(db, buyer, cart, '75.00')
      await giveUp(db, buyer, cart)
      expect(await orderState(db, cart)).toMatchObject({ redemptions: 0 })
      await db.asUser(buyer, `select public.checkout($1, 'EFT', 75)`, [cart])
      await db.asUser(buyer, `select public.prepare_card_payment($1, '75.00')`, [cart])
      await giveUp(db, buyer, cart)
      expect(await orderState(db, cart)).toMatchObject({ status: 'PROCESSING', redemptions: 1 })
    }))

  test('said twice, said without a payment, and said when it was paid: nothing happens', () =>
    rolledBack(async (db) => {
      const { buyer, cart, attempt } = await beingConfirmed(db)
      await giveUp(db, buyer, cart)
      const before = await orderState(db, cart)
      await giveUp(db, buyer, cart)
      expect(await orderState(db, cart)).toEqual(before)
      await receive(db, notice(attempt, cart))
      expect(await giveUp(db, buyer, cart)).toMatchObject([{ order_status: 'PAID' }])
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason: 'paid' }])
    }))

  test('leaves a payment alone that was not sent', () =>
    rolledBack(async (db) => {
      const buyer = await newTeacher(db)
      const { cart } = await newCart(db, buyer)
      await prepared(db, buyer, cart)
      await giveUp(db, buyer, cart)
      expect(await attemptsOf(db, cart)).toEqual([{ sent: false, reason: null }])
    }))

  test('is not said for somebody else', () =>
    rolledBack(async (db) => {
      const { cart } = await beingConfirmed(db)
      for (const person of [await newTeacher(db), await newPerson(db, ['admin', 'superadmin'])])
        await expectRefused(giveUp(db, person, cart), 'order_not_found')
      await expectRefused(
        db.asAnon('select public.give_up_payment($1)', [cart]),
        'permission denied for function give_up_payment',
      )
    }))

  test('the money that comes nevertheless pays the order', () =>
    rolledBack(async (db) => {
      const { buyer, cart, attempt } = await beingConfirmed(db)
      await giveUp(db, buyer, cart)
      expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason: 'paid' }])
    }))

  test('with a second cart: the older order is the cart, and the other follows it', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await beingConfirmed(db)
      const { cart: second } = await newCart(db, buyer)
      await db.root(
        `update public.teacher_products_order set created_at = now() + interval '1 minute'
         where id = $1`,
        [second],
      )
      await giveUp(db, buyer, cart)
      expect(await cartOf(db, buyer)).toBe(cart)
      await checkout(db, buyer, cart)
      expect(await cartOf(db, buyer)).toBe(second)
    }))
})

describe('a payment ends', () => {
  test.each([
    ['CANCELLED', 'cancelled'],
    ['FAILED', 'failed'],
  ])('when the provider says %s', (status, reason) =>
    rolledBack(async (db) => {
      const { buyer, cart, attempt } = await beingConfirmed(db)
      await receive(db, notice(attempt, cart, { payment_status: status }))
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason }])
      expect(await cartOf(db, buyer)).toBe(cart)
      // Said late, it does not undo a payment.
      await receive(db, notice(attempt, cart))
      await receive(db, notice(attempt, cart, { payment_status: status, item_name: 'again' }))
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason: 'paid' }])
    }),
  )

  test('not when the provider says PENDING', () =>
    rolledBack(async (db) => {
      const { buyer, cart, attempt } = await beingConfirmed(db)
      await receive(db, notice(attempt, cart, { payment_status: 'PENDING' }))
      expect(await confirming(db, buyer, cart)).toBe(true)
    }))

  test.each([
    ['PAID', 'replaced'],
    ['CANCELLED', 'cancelled'],
  ])('when an administrator makes the order %s', (status, reason) =>
    rolledBack(async (db) => {
      const { buyer, cart } = await beingConfirmed(db)
      await db.asUser(
        await newPerson(db, ['admin']),
        `select public.set_order_status($1, 'PENDING', $2)`,
        [cart, status],
      )
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason }])
      expect(await confirming(db, buyer, cart)).toBe(false)
    }),
  )

  test('when it was not sent and the order is placed for a bank transfer', () =>
    rolledBack(async (db) => {
      const buyer = await newTeacher(db)
      const { cart } = await newCart(db, buyer)
      await prepared(db, buyer, cart)
      await checkout(db, buyer, cart)
      expect(await attemptsOf(db, cart)).toEqual([{ sent: false, reason: 'replaced' }])
    }))

  test('when its time is over, before the scheduler has come', () =>
    rolledBack(async (db) => {
      const { buyer, cart, attempt } = await beingConfirmed(db)
      await overdue(db, attempt)
      expect([await confirming(db, buyer, cart), await cartOf(db, buyer)]).toEqual([false, cart])
      await checkout(db, buyer, cart)
      expect(await attemptsOf(db, cart)).toEqual([{ sent: true, reason: 'expired' }])
    }))
})

test('the lifetime begins when the form is handed out', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const attempt = await prepared(db, buyer, cart)
    await db.root(
      `update public.payment_attempt set expires_at = now() + interval '1 minute' where id = $1`,
      [attempt],
    )
    await db.asUser(buyer, 'select public.prepare_card_payment($1)', [cart])
    expect(
      await db.root(
        `select expires_at - sent_at = private.payment_lifetime() as whole,
           (select payment_open_until = expires_at from public.teacher_products_order
            where id = order_id) as kept
         from public.payment_attempt where id = $1`,
        [attempt],
      ),
    ).toEqual([{ whole: true, kept: true }])
  }))

test('an order has one payment at a time', () =>
  rolledBack(async (db) => {
    const { cart, attempt } = await beingConfirmed(db)
    const insert = `insert into public.payment_attempt (order_id, amount, contents)
      values ($1, 100, '{"goods": []}')`
    await db.root('savepoint before')
    await expect(db.root(insert, [cart])).rejects.toMatchObject({
      constraint: 'payment_attempt_one_live_key',
    })
    await db.root('rollback to savepoint before')
    await expire(db, attempt)
    await db.root(insert, [cart])
  }))
