import { describe, expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { notice, prepared, receive } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { newTeacher, type Root } from '../../support/world.ts'

const rowsOf = async (db: Root) =>
  db.root('select verdict, needs_human, counts, received_count from public.payment_notification')

test('a payment as prepared: PAID once, with an event, an invoice and the provider’s data', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    const attempt = await prepared(db, teacher, cart)
    expect(await receive(db, notice(attempt, cart))).toMatchObject({
      verdict: 'paid',
      needs_human: false,
      order_id: cart,
      amount_cents: '10000',
    })
    expect(await orderState(db, cart)).toMatchObject({
      status: 'PAID',
      method: 'PayFast',
      total: '100.00',
      reasons: ['first_product_added', 'card_payment_prepared', 'payment_received'],
      documents: ['invoice'],
    })
    expect(
      await db.root(
        `select order_payment - 'receivedAt' as payment from public.teacher_products_order where id = $1`,
        [cart],
      ),
    ).toEqual([
      {
        payment: {
          provider: 'PayFast',
          paymentId: '1579137',
          attemptId: attempt,
          amountGross: '100.00',
          amountFee: '-5.20',
          amountNet: '94.80',
        },
      },
    ])
  }))

test('the same notification again, twice stored and judged: nothing more happens', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    const body = notice(await prepared(db, teacher, cart), cart)
    await receive(db, body)
    const before = await orderState(db, cart)
    expect(await receive(db, body)).toMatchObject({ verdict: 'paid' })
    // A worse verdict does not replace the first one either.
    expect(await receive(db, body, false, false)).toMatchObject({ verdict: 'paid' })
    expect(await orderState(db, cart)).toEqual(before)
    expect(await rowsOf(db)).toEqual([
      { verdict: 'paid', needs_human: false, counts: true, received_count: 3 },
    ])
  }))

test('another notification of the same payment is a duplicate', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    const attempt = await prepared(db, teacher, cart)
    await receive(db, notice(attempt, cart))
    const before = await orderState(db, cart)
    expect(await receive(db, notice(attempt, cart, { item_name: 'Sent again' }))).toMatchObject({
      verdict: 'duplicate',
      needs_human: false,
    })
    expect(await orderState(db, cart)).toEqual(before)
  }))

describe('unverified notifications', () => {
  test('a forged notification does not block the real one', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      const forged = notice(attempt, cart, { amount_gross: '1.00' })
      expect(await receive(db, forged, false)).toMatchObject({ verdict: 'signature_invalid' })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING', documents: null })
      expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'paid' })
    }))

  test('a notification that could not be verified can be verified when it is repeated', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const body = notice(await prepared(db, teacher, cart), cart)
      expect(await receive(db, body, true, false)).toMatchObject({ verdict: 'not_confirmed' })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING' })
      expect(await receive(db, body)).toMatchObject({ verdict: 'paid' })
    }))

  test.each(['10000101', undefined])('a payment to the merchant %s', (merchant) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      expect(await receive(db, notice(attempt, cart, { merchant_id: merchant }))).toMatchObject({
        verdict: 'other_merchant',
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING', documents: null })
    }),
  )
})

describe('no payment', () => {
  test.each([
    ['CANCELLED', 'cancelled', false],
    ['FAILED', 'failed', false],
    ['PENDING', 'pending', false],
    ['REFUNDED', 'unknown_status', true],
  ])('%s, without amounts, is recorded and the cart stays', (status, verdict, human) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      const without = { amount_gross: undefined, amount_fee: undefined, amount_net: undefined }
      expect(
        await receive(db, notice(attempt, cart, { ...without, payment_status: status })),
      ).toMatchObject({ verdict, needs_human: human, order_id: cart, amount_cents: null })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING', documents: null })
      // The same payment can still be completed afterwards.
      expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'paid' })
    }),
  )
})

describe('a payment that matches nothing waits for an administrator and changes no order', () => {
  test.each(['99.99', '100.01', '100.001', '1e2', '', undefined])('amount %s', (amount) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      expect(await receive(db, notice(attempt, cart, { amount_gross: amount }))).toMatchObject({
        verdict: 'other_amount',
        needs_human: true,
        order_id: cart,
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING', documents: null })
    }),
  )

  test.each(['00000000-0000-4000-8000-000000000000', 'not-an-id', '', `' or true --`])(
    'payment %o that nobody prepared',
    (reference) =>
      rolledBack(async (db) => {
        const teacher = await newTeacher(db)
        const { cart } = await newCart(db, teacher)
        await prepared(db, teacher, cart)
        expect(await receive(db, notice(reference, reference))).toMatchObject({
          verdict: 'unknown_payment',
          needs_human: true,
          order_id: null,
        })
        expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING' })
      }),
  )

  test('a payment that names the order of somebody else', () =>
    rolledBack(async (db) => {
      const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
      const { cart } = await newCart(db, teacher)
      const { cart: otherCart } = await newCart(db, other)
      const attempt = await prepared(db, teacher, cart)
      expect(await receive(db, notice(attempt, otherCart))).toMatchObject({
        verdict: 'unknown_payment',
        order_id: otherCart,
      })
      for (const id of [cart, otherCart])
        expect(await orderState(db, id)).toMatchObject({ status: 'PENDING' })
    }))

  test('an order that was cancelled meanwhile', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      await db.root(
        `update public.teacher_products_order set order_status = 'CANCELLED' where id = $1`,
        [cart],
      )
      expect(await receive(db, notice(attempt, cart))).toMatchObject({
        verdict: 'order_cancelled',
        needs_human: true,
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'CANCELLED', documents: null })
    }))

  test('a second payment for what is paid', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      await receive(db, notice(attempt, cart))
      expect(await receive(db, notice(attempt, cart, { pf_payment_id: '1579138' }))).toMatchObject({
        verdict: 'already_paid',
        needs_human: true,
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', documents: ['invoice'] })
    }))

  test('other goods than those that were paid for', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      await newCart(db, teacher, [{ price: null, title: 'A free poster' }])
      expect(await receive(db, notice(attempt, cart))).toMatchObject({
        verdict: 'order_changed',
        needs_human: true,
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PENDING', documents: null })
    }))
})

describe('a payment for a changed order', () => {
  test('placed by EFT meanwhile: the card pays it', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      await db.asUser(teacher, `select public.checkout($1, 'EFT', 100)`, [cart])
      expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', method: 'PayFast' })
    }))

  test('repriced meanwhile: the order keeps the amount that the buyer agreed to and paid', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart, products } = await newCart(db, teacher)
      const attempt = await prepared(db, teacher, cart)
      await db.root('update public.product set price = 130 where id = $1', [products[0]])
      await db.root('select private.refresh_order($1)', [cart])
      expect(await orderState(db, cart)).toMatchObject({ total: '130.00' })
      expect(await receive(db, notice(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', total: '100.00' })
      expect(
        await db.root('select total, vat from public.invoice where order_id = $1', [cart]),
      ).toEqual([{ total: '100.00', vat: '13.04' }])
    }))

  test('a coupon that was switched off meanwhile does not refuse a paid order', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      await newCoupon(db, 'MAY25', { max_uses: 1 })
      await db.asUser(teacher, `select public.apply_coupon('MAY25')`)
      const attempt = await prepared(db, teacher, cart, '75.00')
      await db.root('update public.coupon set enabled = false')
      expect(await receive(db, notice(attempt, cart, { amount_gross: '75.00' }))).toMatchObject({
        verdict: 'paid',
      })
      expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', redemptions: 1 })
    }))
})
