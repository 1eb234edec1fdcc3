import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { sent } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newTeacher } from '../../support/world.ts'

const cancel = (db: Database, buyer: Person, order: string) =>
  db.asUser(buyer, 'select order_status as status from public.cancel_order($1)', [order])
const due = (db: Database, buyer: Person, order: string) =>
  db.asUser(
    buyer,
    `select public._payment_due(o) - (order_date_time at time zone 'Africa/Johannesburg')::date as days
     from public.teacher_products_order as o where id = $1`,
    [order],
  )

test('a buyer cancels an unpaid transfer: the coupon is given back, it is told once, the mail is noted', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    await newCoupon(db, 'ONCE', { max_uses: 1 })
    await db.asUser(buyer, `select public.apply_coupon('ONCE')`)
    await db.asUser(buyer, `select public.checkout($1, 'EFT', '75.00')`, [cart])
    expect(await due(db, buyer, cart)).toEqual([{ days: 7 }])
    expect(await cancel(db, buyer, cart)).toEqual([{ status: 'CANCELLED' }])
    expect(await cancel(db, buyer, cart)).toEqual([{ status: 'CANCELLED' }])
    expect(await due(db, buyer, cart)).toEqual([{ days: null }])
    const state = await orderState(db, cart)
    expect(state).toMatchObject({ redemptions: 0, documents: null })
    expect(
      (state['reasons'] as string[]).filter((one) => one === 'cancelled_by_buyer'),
    ).toHaveLength(1)
    const mails =
      'select kind from private.order_mail where order_id = $1 order by created_at, kind'
    expect(await db.root(mails, [cart])).toEqual(
      expect.arrayContaining([{ kind: 'placed' }, { kind: 'cancelled' }]),
    )
  }))

test('not a cart, not a paid order, not of somebody else, not while a card payment is being confirmed', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const refused = async (who: Person, word: string) => {
      await db.root('savepoint attempt')
      await expectRefused(cancel(db, who, cart), word)
      await db.root('rollback to savepoint attempt')
    }
    await refused(buyer, 'order_not_placed')
    await db.asUser(buyer, `select public.checkout($1, 'EFT', '100.00')`, [cart])
    await refused(await newTeacher(db), 'order_not_found')
    await sent(db, buyer, cart)
    await refused(buyer, 'payment_being_confirmed')
    await db.asUser(buyer, 'select public.give_up_payment($1)', [cart])
    await db.root(`select private.enter_status($1, 'PAID')`, [cart])
    await refused(buyer, 'order_already_paid')
  }))
