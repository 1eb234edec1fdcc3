import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { address, newCart, newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newOrder, newPerson, newTeacher } from '../../support/world.ts'

const checkout = (
  db: Database,
  buyer: Person,
  order: string,
  method: string | null,
  total: string | null,
  shipping: unknown = null,
) =>
  db.asUser(buyer, 'select * from public.checkout($1, $2, $3, $4)', [
    order,
    method,
    total,
    shipping,
  ])

const untouched = {
  status: 'PENDING',
  method: null,
  reasons: ['first_product_added'],
  redemptions: 0,
  attempts: 0,
  documents: null,
}

describe('the three ways to pay', () => {
  test('EFT: PROCESSING, with a number and a date, and no invoice yet', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const [order] = await checkout(db, teacher, cart, 'EFT', '100.00')
      expect(order).toMatchObject({ id: cart, order_status: 'PROCESSING', order_vat: '13.04' })
      expect(order?.['order_number']).toMatch(/^\d{6}-\d{8}$/)
      expect(order?.['order_date_time']).toBeInstanceOf(Date)
      expect(order?.['order_shipping_details']).toBeNull()
      expect(await orderState(db, cart)).toEqual({
        status: 'PROCESSING',
        method: 'EFT',
        total: '100.00',
        reasons: ['first_product_added', 'checked_out'],
        redemptions: 0,
        attempts: 0,
        documents: null,
      })
    }))

  test.each(['Free', 'EFT', 'PayFast', null])(
    'nothing to pay, sent as %s: PAID as Free',
    (method) =>
      rolledBack(async (db) => {
        const teacher = await newTeacher(db)
        const { cart } = await newCart(db, teacher, [{ price: null }])
        await checkout(db, teacher, cart, method, '0')
        expect(await orderState(db, cart)).toMatchObject({
          status: 'PAID',
          method: 'Free',
          total: '0.00',
          reasons: ['first_product_added', 'checked_out'],
          // Nothing was paid, so there is no invoice.
          documents: null,
        })
      }),
  )

  test('card: the cart stays a cart, and a payment is prepared', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const [order] = await checkout(db, teacher, cart, 'PayFast', '100.00')
      expect(order?.['order_number']).toMatch(/^\d{6}-\d{8}$/)
      expect(await orderState(db, cart)).toMatchObject({
        status: 'PENDING',
        method: 'PayFast',
        reasons: ['first_product_added', 'card_payment_prepared'],
        attempts: 1,
      })
      expect(
        await db.asUser(teacher, 'select amount from public.payment_attempt where order_id = $1', [
          cart,
        ]),
      ).toEqual([{ amount: '100.00' }])
    }))

  test('card, called again: the same payment; with a changed cart another payment with the same order number', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const [first] = await checkout(db, teacher, cart, 'PayFast', '100.00')
      await checkout(db, teacher, cart, 'PayFast', '100.00')
      expect(await orderState(db, cart)).toMatchObject({ attempts: 1 })
      await newCart(db, teacher, [{ price: '50.00' }])
      const [second] = await checkout(db, teacher, cart, 'PayFast', '150.00')
      expect(await orderState(db, cart)).toMatchObject({ attempts: 2 })
      expect(second?.['order_number']).toBe(first?.['order_number'])
    }))

  test('a quote is placed like a cart, at its own prices', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart, products } = await newCart(db, teacher)
      await db.root(
        `update public.teacher_products_order set order_status = 'QUOTING' where id = $1`,
        [cart],
      )
      await db.root('update public.product set price = 120 where id = $1', [products[0]])
      await checkout(db, teacher, cart, 'EFT', '100.00')
      expect(await orderState(db, cart)).toMatchObject({ status: 'PROCESSING', total: '100.00' })
    }))
})

describe('called twice', () => {
  test.each(['EFT', 'PayFast'])('a second call, by %s, returns the order of the first', (method) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const first = await checkout(db, teacher, cart, 'EFT', '100.00')
      // Whatever the second call asks for.
      expect(await checkout(db, teacher, cart, method, '1.00')).toEqual(first)
      expect(await orderState(db, cart)).toMatchObject({
        status: 'PROCESSING',
        reasons: ['first_product_added', 'checked_out'],
        attempts: 0,
      })
    }),
  )

  test('a cancelled order is not placed again', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const order = await newOrder(db, teacher.profileId, 'CANCELLED')
      await expectRefused(checkout(db, teacher, order, 'EFT', '0'), 'order_not_open')
    }))
})

describe('refused, and nothing happens', () => {
  test.each([
    ['order_total_changed', 'EFT', '99.99'],
    ['order_total_changed', 'EFT', '0'],
    ['order_total_changed', 'EFT', null],
    ['payment_method_required', null, '100.00'],
    ['payment_method_required', ' ', '100.00'],
    ['payment_method_not_allowed', 'Free', '100.00'],
    ['payment_method_not_allowed', 'Cash', '100.00'],
  ])('%s: %o with a total of %o', (word, method, total) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      await expectRefused(checkout(db, teacher, cart, method, total), word)
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '100.00' })
    }),
  )

  test('a card payment below R5', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher, [{ price: '4.99' }])
      await expectRefused(checkout(db, teacher, cart, 'PayFast', '4.99'), 'card_amount_too_small')
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '4.99' })
      await checkout(db, teacher, cart, 'EFT', '4.99')
    }))

  test('a price that rose since the cart was shown', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart, products } = await newCart(db, teacher)
      await db.root('update public.product set price = 120 where id = $1', [products[0]])
      await expectRefused(checkout(db, teacher, cart, 'EFT', '100.00'), 'order_total_changed')
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '100.00' })
      await checkout(db, teacher, cart, 'EFT', '120.00')
      expect(await orderState(db, cart)).toMatchObject({ status: 'PROCESSING', total: '120.00' })
    }))

  test('something that is no longer sold', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart, products } = await newCart(db, teacher, [{}, { price: '50.00' }])
      await db.root('update public.product set publish_date = null where id = $1', [products[0]])
      await expectRefused(checkout(db, teacher, cart, 'EFT', '150.00'), 'items_unavailable')
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '150.00' })
    }))

  test('an empty cart', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const cart = await newOrder(db, teacher.profileId)
      await expectRefused(checkout(db, teacher, cart, 'Free', '0'), 'cart_empty')
      expect(await orderState(db, cart)).toEqual({ ...untouched, reasons: null, total: '0.00' })
    }))

  test('the order of somebody else, or nobody', () =>
    rolledBack(async (db) => {
      const { cart } = await newCart(db, await newTeacher(db))
      const strangers = [
        await newTeacher(db),
        await newPerson(db),
        await newPerson(db, ['admin', 'superadmin']),
      ]
      for (const stranger of strangers) {
        await expectRefused(checkout(db, stranger, cart, 'EFT', '100.00'), 'order_not_found')
      }
      const call = `select public.checkout('${cart}', 'EFT', 100, null)`
      await expectRefused(db.asAnon(call), 'permission denied for function checkout')
      await expectRefused(db.asService(call), 'permission denied for function checkout')
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '100.00' })
    }))

  test('an order that does not exist', () =>
    rolledBack(async (db) => {
      const missing = '00000000-0000-4000-8000-000000000000'
      await expectRefused(
        checkout(db, await newTeacher(db), missing, 'EFT', '1'),
        'order_not_found',
      )
    }))
})

describe('something to post', () => {
  const parcel = [{ physical: true }]

  test.each([
    ['shipping_details_required', null],
    ['shipping_details_invalid', {}],
    ['shipping_details_invalid', 'Marula Street'],
    ['shipping_details_invalid', { ...address, postalCode: '069' }],
    ['shipping_details_invalid', { ...address, country: 'Namibia' }],
  ])('%s for the address %o', (word, shipping) =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher, parcel)
      await expectRefused(
        checkout(db, teacher, cart, 'EFT', '260.00', JSON.stringify(shipping)),
        word,
      )
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '260.00' })
    }),
  )

  test('stores the address that is sent, without unknown fields', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher, parcel)
      const [order] = await checkout(db, teacher, cart, 'EFT', '260.00', {
        ...address,
        city: ' Polokwane ',
        discount: 100,
      })
      expect(order).toMatchObject({ order_shipping_details: address, shipping_fee: '160.00' })
    }))

  test('uses the saved address when none is sent, and keeps it when the saved one changes', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher, parcel)
      const save = 'select public.save_shipping_details($1) as saved'
      await db.asUser(teacher, save, [address])
      await checkout(db, teacher, cart, 'EFT', '260.00')
      await db.asUser(teacher, save, [{ ...address, city: 'Tzaneen' }])
      expect(
        await db.root(
          `select order_shipping_details ->> 'city' as city from public.teacher_products_order where id = $1`,
          [cart],
        ),
      ).toEqual([{ city: 'Polokwane' }])
    }))

  test('an address without something to post is not kept', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      const [order] = await checkout(db, teacher, cart, 'EFT', '100.00', address)
      expect(order?.['order_shipping_details']).toBeNull()
    }))
})

describe('a coupon', () => {
  const uses = async (db: Database) =>
    (await db.root(`select uses from public.coupon where coupon_code = 'MAY25'`))[0]?.['uses']

  test('is counted once, however often checkout is called', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      await newCoupon(db, 'MAY25', { max_uses: 1 })
      await db.asUser(teacher, `select public.apply_coupon('may25')`)
      await checkout(db, teacher, cart, 'PayFast', '75.00')
      await checkout(db, teacher, cart, 'PayFast', '75.00')
      expect(await uses(db)).toBe(1)
      await checkout(db, teacher, cart, 'EFT', '75.00')
      expect(await uses(db)).toBe(1)
      expect(await orderState(db, cart)).toMatchObject({ status: 'PROCESSING', redemptions: 1 })
    }))

  test('that has been used up in the meantime stops the checkout', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      await newCoupon(db, 'MAY25', { max_uses: 1 })
      await db.asUser(teacher, `select public.apply_coupon('may25')`)
      await db.root('update public.coupon set uses = 1')
      await expectRefused(checkout(db, teacher, cart, 'EFT', '75.00'), 'coupon_used_up')
      expect(await orderState(db, cart)).toEqual({ ...untouched, total: '75.00' })
      expect(await uses(db)).toBe(1)
    }))

  test('that covers everything makes the order Free', () =>
    rolledBack(async (db) => {
      const teacher = await newTeacher(db)
      const { cart } = await newCart(db, teacher)
      await newCoupon(db, 'MAY25', { discount_type: 'PERCENTAGE', discount_value: 100 })
      await db.asUser(teacher, `select public.apply_coupon('may25')`)
      await checkout(db, teacher, cart, 'Free', '0.00')
      expect(await orderState(db, cart)).toMatchObject({
        status: 'PAID',
        method: 'Free',
        redemptions: 1,
      })
      expect(await uses(db)).toBe(1)
    }))
})
