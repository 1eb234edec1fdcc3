import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { notice, overdue, prepared, receive, sent } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const run = async (db: Database, atMost = 100) =>
  (await db.asService('select public.expire_payments($1) as ended', [atMost]))[0]?.['ended']

async function abandoned(db: Database, start: typeof prepared = sent) {
  const buyer = await newTeacher(db)
  const { cart } = await newCart(db, buyer)
  await db.asUser(buyer, `select public.apply_coupon('R25')`)
  const attempt = await start(db, buyer, cart, '75.00')
  await overdue(db, attempt)
  return { buyer, cart, attempt }
}

test.each([
  ['sent', sent],
  ['prepared only', prepared],
])('an abandoned payment that was %s gives the use of its coupon back', (_, start) =>
  rolledBack(async (db) => {
    await newCoupon(db, 'R25', { max_uses: 1 })
    const { cart, attempt } = await abandoned(db, start)
    expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 1 }])
    expect(await run(db)).toBe(1)
    expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 0 }])
    expect(
      await db.root('select end_reason from public.payment_attempt where id = $1', [attempt]),
    ).toEqual([{ end_reason: 'expired' }])
    expect(await orderState(db, cart)).toMatchObject({
      status: 'PENDING',
      reasons: ['first_product_added', 'card_payment_prepared', 'card_payment_ended'],
    })
    expect(await run(db)).toBe(0)
    // Late, and judged all the same.
    expect(await receive(db, notice(attempt, cart, { amount_gross: '75.00' }))).toMatchObject({
      verdict: 'paid',
    })
    expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 1 }])
  }),
)

test('a payment whose time is not over stays', () =>
  rolledBack(async (db) => {
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    await sent(db, buyer, cart)
    expect(await run(db)).toBe(0)
  }))

test('a placed order keeps its coupon', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'R25', { max_uses: 1 })
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    await db.asUser(buyer, `select public.apply_coupon('R25')`)
    await db.asUser(buyer, `select public.checkout($1, 'EFT', 75)`, [cart])
    const [row] = await db.asUser(
      buyer,
      `select public.prepare_card_payment($1, '75.00') as payment`,
      [cart],
    )
    await overdue(db, (row?.['payment'] as { attemptId: string }).attemptId) // as documented
    expect(await run(db)).toBe(1)
    expect(await orderState(db, cart)).toMatchObject({ status: 'PROCESSING', redemptions: 1 })
  }))

test('no more than asked for at once', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'R25', { max_uses: 3 })
    for (let count = 0; count < 3; count += 1) await abandoned(db)
    expect([await run(db, 2), await run(db, 2), await run(db, 2)]).toEqual([2, 1, 0])
    expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 0 }])
  }))

test('only the scheduler calls it', () =>
  rolledBack(async (db) => {
    const call = 'select public.expire_payments()'
    const refused = 'permission denied for function expire_payments'
    await expectRefused(db.asUser(await newTeacher(db), call), refused)
    await expectRefused(db.asUser(await newPerson(db, ['admin', 'superadmin']), call), refused)
    await expectRefused(db.asAnon(call), refused)
  }))
