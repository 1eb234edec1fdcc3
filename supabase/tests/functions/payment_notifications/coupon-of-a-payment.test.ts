import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expire, notice, prepared, receive, sent } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

// A coupon of one use on a cart of R100: R75 to pay.

const apply = (db: Database, buyer: Person, order?: string) =>
  db.asUser(buyer, `select public.apply_coupon('LAST', $1)`, [order])
const remove = (db: Database, buyer: Person) => db.asUser(buyer, 'select public.remove_coupon()')
const giveUp = (db: Database, buyer: Person, order: string) =>
  db.asUser(buyer, 'select public.give_up_payment($1)', [order])

const uses = async (db: Database) =>
  (
    await db.root(
      `select uses, (select count(*)::int from public.coupon_redemption) as redemptions
       from public.coupon where coupon_code = 'LAST'`,
    )
  )[0]
const counted = { uses: 1, redemptions: 1 }
const notCounted = { uses: 0, redemptions: 0 }

async function withCoupon(db: Database) {
  const buyer = await newTeacher(db)
  await newCoupon(db, 'LAST', { max_uses: 1 })
  const { cart } = await newCart(db, buyer)
  await apply(db, buyer)
  return { buyer, cart }
}

const paymentOf = (attempt: string, order: string, payment = '1579137') =>
  notice(attempt, order, { amount_gross: '75.00', pf_payment_id: payment })

/** Somebody else pays an order with the last use. */
async function takenByAnother(db: Database): Promise<void> {
  const other = await newTeacher(db)
  const { cart } = await newCart(db, other)
  await apply(db, other)
  await db.asUser(other, `select public.checkout($1, 'EFT', 75)`, [cart])
}

describe('the same code again keeps the use', () => {
  test('after a checkout by card, before the money comes', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      const attempt = await prepared(db, buyer, cart, '75.00')
      expect(await uses(db)).toEqual(counted)
      await apply(db, buyer)
      expect(await uses(db)).toEqual(counted)
      expect(await receive(db, paymentOf(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await uses(db)).toEqual(counted)
    }))

  test('on a quote', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      await db.root(
        `update public.teacher_products_order set order_status = 'QUOTING' where id = $1`,
        [cart],
      )
      const attempt = await prepared(db, buyer, cart, '75.00')
      await apply(db, buyer)
      expect(await uses(db)).toEqual(counted)
      expect(await receive(db, paymentOf(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await uses(db)).toEqual(counted)
    }))

  test('of an administrator, on a placed order', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      await db.asUser(buyer, `select public.checkout($1, 'EFT', 75)`, [cart])
      const before = await db.root('select id from public.coupon_redemption')
      await apply(db, await newPerson(db, ['admin']), cart)
      expect(await db.root('select id from public.coupon_redemption')).toEqual(before)
      expect(await uses(db)).toEqual(counted)
    }))

  test('but not when the coupon was switched off, and then nothing changes', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      await prepared(db, buyer, cart, '75.00')
      await db.root('update public.coupon set enabled = false')
      await expect(apply(db, buyer)).rejects.toMatchObject({ message: 'coupon_disabled' })
      expect(await uses(db)).toEqual(counted)
    }))

  test('and the cart does not say that its own coupon is used up', () =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      await prepared(db, buyer, cart, '75.00')
      const problem =
        'select parent._coupon_problem as problem from public.teacher_products_order parent where id = $1'
      expect(await db.asUser(buyer, problem, [cart])).toEqual([{ problem: null }])
    }))
})

type GivenBack = (db: Database, buyer: Person, order: string, attempt: string) => Promise<unknown>
const waysToGiveBack: [string, GivenBack][] = [
  [
    'removed and applied again',
    async (db, buyer) => {
      await remove(db, buyer)
      await apply(db, buyer)
    },
  ],
  [
    'moved back into the cart by an administrator',
    async (db, buyer, order) => {
      await db.asUser(buyer, `select public.checkout($1, 'EFT', 75)`, [order])
      await db.asUser(
        await newPerson(db, ['admin']),
        `select public.set_order_status($1, 'PROCESSING', 'PENDING')`,
        [order],
      )
    },
  ],
  [
    'made a quote again by an administrator',
    async (db, buyer, order) => {
      await db.asUser(buyer, `select public.checkout($1, 'EFT', 75)`, [order])
      await db.asUser(
        await newPerson(db, ['admin']),
        `select public.set_order_status($1, 'PROCESSING', 'QUOTING')`,
        [order],
      )
    },
  ],
  ['expired', async (db, _buyer, _order, attempt) => expire(db, attempt)],
]

describe.each(waysToGiveBack)('a use that was given back: %s', (_, giveBack) => {
  const ready = async (db: Database) => {
    const { buyer, cart } = await withCoupon(db)
    const attempt = await prepared(db, buyer, cart, '75.00')
    await giveBack(db, buyer, cart, attempt)
    expect(await uses(db)).toEqual(notCounted)
    return { buyer, cart, attempt }
  }

  test('is counted again when the money comes', () =>
    rolledBack(async (db) => {
      const { cart, attempt } = await ready(db)
      expect(await receive(db, paymentOf(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await uses(db)).toEqual(counted)
      expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', total: '75.00' })
    }))

  test.each([
    ['used up', takenByAnother],
    ['switched off', (db: Database) => db.root('update public.coupon set enabled = false')],
    ['changed', (db: Database) => db.root('update public.coupon set discount_value = 20')],
    ['deleted', (db: Database) => db.root('delete from public.coupon')],
  ] as const)(
    'is refused when the coupon is %s: a person decides, nothing is paid',
    (_why, change) =>
      rolledBack(async (db) => {
        const { cart, attempt } = await ready(db)
        await change(db)
        const before = [await uses(db), await orderState(db, cart)]
        expect(await receive(db, paymentOf(attempt, cart))).toMatchObject({
          verdict: 'coupon_refused',
          needs_human: true,
          order_id: cart,
        })
        // Its history says that the money came; nothing else has changed.
        const [usesBefore, stateBefore] = before
        expect([await uses(db), await orderState(db, cart)]).toEqual([
          usesBefore,
          { ...stateBefore, reasons: [...(stateBefore?.['reasons'] as string[]), 'payment_held'] }, // words
        ])
        expect(
          await db.asUser(await newPerson(db, ['admin']), 'select public.shop_problems() as found'),
        ).toMatchObject([
          {
            found: expect.arrayContaining([
              { problem: 'payments_to_look_at', count: 1, paidTwice: [] },
            ]) as unknown,
          },
        ])
      }),
  )
})

describe('a use that was kept is never refused', () => {
  test.each([
    ['expired', `end_date = '2025-01-02'`],
    ['switched off', 'enabled = false'],
    ['worth less', 'discount_value = 10'],
  ])('when the coupon is %s at a late notification', (_, change) =>
    rolledBack(async (db) => {
      const { buyer, cart } = await withCoupon(db)
      const attempt = await sent(db, buyer, cart, '75.00')
      await db.root(`update public.coupon set ${change}`)
      expect(await receive(db, paymentOf(attempt, cart))).toMatchObject({ verdict: 'paid' })
      expect(await uses(db)).toEqual(counted)
    }),
  )
})

test('paid, applied, paid with one use: the second payment waits for a person', () =>
  rolledBack(async (db) => {
    const { buyer, cart } = await withCoupon(db)
    const first = await sent(db, buyer, cart, '75.00')
    await giveUp(db, buyer, cart)
    await takenByAnother(db)
    expect(await receive(db, paymentOf(first, cart))).toMatchObject({ verdict: 'coupon_refused' })
    expect(await uses(db)).toEqual(counted)
    // Without the coupon the order can still be paid.
    await remove(db, buyer)
    // We hold R75 of the buyer's: they pay again only when they say so.
    await expect(
      db.asUser(buyer, `select public.checkout($1, 'EFT', 100)`, [cart]),
    ).rejects.toMatchObject({ message: 'payment_not_placed' })
    const second = await sent(db, buyer, cart, '100.00', true)
    expect(await receive(db, notice(second, cart, { pf_payment_id: '2' }))).toMatchObject({
      verdict: 'paid',
    })
    expect(await orderState(db, cart)).toMatchObject({ status: 'PAID', total: '100.00' })
  }))

test('a coupon that was taken off and put on again is counted before the form is handed out, or refused there', () =>
  rolledBack(async (db) => {
    const { buyer, cart } = await withCoupon(db)
    await prepared(db, buyer, cart, '75.00')
    const again = async () => {
      await remove(db, buyer)
      await apply(db, buyer)
      expect(await uses(db)).toEqual(notCounted)
    }
    const handOut = () => db.asUser(buyer, 'select public.prepare_card_payment($1)', [cart])
    await again()
    await db.root('savepoint before_another')
    await takenByAnother(db)
    await expect(handOut()).rejects.toMatchObject({ message: 'coupon_used_up' })
    await db.root('rollback to before_another')
    await handOut()
    expect(await uses(db)).toEqual(counted)
  }))
