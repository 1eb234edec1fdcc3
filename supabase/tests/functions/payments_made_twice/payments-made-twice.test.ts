import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { newCart, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const listed = async (db: Database) =>
  (await db.asService('select public.payments_made_twice() as found'))[0]?.['found']

test('money that came twice is listed with both payments until it is resolved', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const first = await sent(db, buyer, cart)
    await db.asUser(buyer, 'select public.give_up_payment($1)', [cart])
    const second = await sent(db, buyer, cart)
    await receive(db, notice(second, cart, { pf_payment_id: '200' }))
    expect(await listed(db)).toEqual([])
    const before = await orderState(db, cart)

    const again = await receive(db, notice(first, cart, { pf_payment_id: '100' }))
    expect(again).toMatchObject({ verdict: 'already_paid', needs_human: true })
    expect(await orderState(db, cart)).toEqual({
      ...before,
      reasons: [...(before['reasons'] as string[]), 'payment_held'], // an array of texts
    })
    const [order] = await db.root(
      'select order_number from public.teacher_products_order where id = $1',
      [cart],
    )
    expect(await listed(db)).toEqual([
      {
        orderId: cart,
        orderNumber: order?.['order_number'],
        paidWith: '200',
        paidAgainWith: '100',
        cents: 10_000,
      },
    ])
    const admin = await newPerson(db, ['admin'])
    const problems = async () =>
      (
        await db.asUser(
          admin,
          `select problem -> 'paidTwice' as twice
           from jsonb_array_elements(public.shop_problems()) as problem
           where problem ->> 'problem' = 'payments_to_look_at'`,
        )
      )[0]?.['twice']
    expect(await problems()).toEqual(await listed(db))
    await db.asUser(admin, 'select public.resolve_payment_notification($1)', [again['id']])
    expect(await listed(db)).toEqual([])
    expect(await problems()).toBeUndefined()
  }))

test('an order that was paid otherwise has no first payment', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const attempt = await sent(db, buyer, cart)
    await db.asUser(
      await newPerson(db, ['admin']),
      `select public.set_order_status($1, 'PENDING', 'PAID')`,
      [cart],
    )
    await receive(db, notice(attempt, cart))
    expect(await listed(db)).toMatchObject([{ paidWith: null, paidAgainWith: '1579137' }])
  }))

test('nobody else asks', () =>
  rolledBack(async (db) => {
    await expectRefused(
      db.asUser(
        await newPerson(db, ['admin', 'superadmin']),
        'select public.payments_made_twice()',
      ),
      'permission denied for function payments_made_twice',
    )
  }))
