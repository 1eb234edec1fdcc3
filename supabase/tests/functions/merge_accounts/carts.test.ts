import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { merge, twoAccounts, type Teacher } from '../../support/merging.ts'
import { sent } from '../../support/notifications.ts'
import { newCart, newCoupon } from '../../support/orders.ts'

const cartOf = async (db: Database, person: Teacher) =>
  (
    await db.asUser(
      person,
      'select id, order_total as total, coupon_code as coupon from public.my_cart()',
    )
  )[0]

test.each([
  ['kept', '100.00'],
  ['emptied', '40.00'],
] as const)('of two carts the one of the %s account stays', (choice, total) =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newCart(db, both.kept)
    await newCart(db, both.emptied, [{ price: '40.00' }])
    await merge(db, both, choice)
    expect(await cartOf(db, both.kept)).toMatchObject({ total })
    expect(await db.root('select id from public.teacher_products_order')).toHaveLength(1)
  }),
)

test('an empty cart hides none with goods', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const first = await newCart(db, both.kept)
    await db.root('delete from public.order_line where order_id = $1', [first.cart])
    const { cart } = await newCart(db, both.emptied, [{ price: '40.00' }])
    await merge(db, both)
    expect(await cartOf(db, both.kept)).toMatchObject({ id: cart, total: '40.00' })
  }))

test('a cart that moves keeps its coupon; one that goes gives back what it had used', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    await newCoupon(db, 'ONCE', { max_uses: 1 })
    const { cart } = await newCart(db, both.emptied)
    await db.asUser(both.emptied, `select public.apply_coupon('ONCE')`)
    await db.root('select private.redeem_coupon($1)', [cart])
    const uses = 'select uses from public.coupon'
    await db.root('savepoint before')
    await merge(db, both)
    expect(await cartOf(db, both.kept)).toMatchObject({ coupon: 'ONCE', total: '75.00' })
    expect(await db.root(uses)).toEqual([{ uses: 1 }])
    await db.root('rollback to savepoint before')
    await newCart(db, both.kept)
    await merge(db, both, 'kept')
    expect(await db.root(uses)).toEqual([{ uses: 0 }])
  }))

test('a cart whose payment was given up stays as a cancelled order: money may still come', () =>
  rolledBack(async (db) => {
    const both = await twoAccounts(db)
    const { cart } = await newCart(db, both.emptied)
    await sent(db, both.emptied, cart)
    await db.asUser(both.emptied, 'select public.give_up_payment($1)', [cart])
    await newCart(db, both.kept, [{ price: '40.00' }])
    await merge(db, both, 'kept')
    expect(
      await db.root(
        `select order_status as status, teacher_profile_id as profile,
           (select array_agg(reason order by created_at desc) from public.order_event where order_id = o.id) as reasons
         from public.teacher_products_order as o where id = $1`,
        [cart],
      ),
    ).toMatchObject([
      {
        status: 'CANCELLED',
        profile: both.kept.profileId,
        reasons: expect.arrayContaining(['accounts_merged']) as unknown,
      },
    ])
  }))
