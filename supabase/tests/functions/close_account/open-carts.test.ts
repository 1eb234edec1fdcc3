import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { notice, prepared, receive, sent } from '../../support/notifications.ts'
import { newCart, newCoupon, orderState } from '../../support/orders.ts'
import { newTeacher } from '../../support/world.ts'

const close = async (db: Database, { id }: Person) =>
  db.asService('select public.close_account($1)', [id])
const ordersOf = (db: Database, { profileId }: { profileId: string }) =>
  db.root(
    `select id, order_status as status from public.teacher_products_order
     where teacher_profile_id = $1`,
    [profileId],
  )

async function withCoupon(db: Database) {
  const buyer = await newTeacher(db)
  await newCoupon(db, 'LAST', { max_uses: 1 })
  const { cart } = await newCart(db, buyer)
  await db.asUser(buyer, `select public.apply_coupon('LAST')`)
  return { buyer, cart }
}

const uses = async (db: Database) =>
  (await db.root(`select uses from public.coupon where coupon_code = 'LAST'`))[0]?.['uses']

test('money for a payment that was given up finds the order of a closed account, and an administrator', () =>
  rolledBack(async (db) => {
    const { buyer, cart } = await withCoupon(db)
    const attempt = await sent(db, buyer, cart, '75.00')
    await db.asUser(buyer, 'select public.give_up_payment($1)', [cart])
    await close(db, buyer)
    await db.root('delete from auth.users where id = $1', [buyer.id])
    expect(await ordersOf(db, buyer)).toEqual([{ id: cart, status: 'CANCELLED' }])
    expect(
      await db.root(
        `select from_status, to_status, reason from public.order_event
         where order_id = $1 order by created_at desc limit 1`,
        [cart],
      ),
    ).toEqual([{ from_status: 'PENDING', to_status: 'CANCELLED', reason: 'account_closed' }])

    const late = await receive(db, notice(attempt, cart, { amount_gross: '75.00' }))
    expect(late).toMatchObject({ verdict: 'order_cancelled', needs_human: true, order_id: cart })
    expect(await orderState(db, cart)).toMatchObject({ status: 'CANCELLED' })
    expect(await uses(db)).toBe(0)
  }))

test('a cart whose card payment was never sent off goes, and gives its coupon back', () =>
  rolledBack(async (db) => {
    const { buyer, cart } = await withCoupon(db)
    await prepared(db, buyer, cart, '75.00')
    expect(await uses(db)).toBe(1)
    await close(db, buyer)
    expect(await ordersOf(db, buyer)).toEqual([])
    expect(await uses(db)).toBe(0)
    const another = await newTeacher(db)
    await newCart(db, another)
    await db.asUser(another, `select public.apply_coupon('LAST')`)
  }))
