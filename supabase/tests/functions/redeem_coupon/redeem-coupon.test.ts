import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newCoupon, newOrder, newProduct, newTeacher } from '../../support/world.ts'

const redeem = 'select private.redeem_coupon($1)'
const release = 'select private.release_coupon($1)'

async function cartWith(db: Database, code: string): Promise<string> {
  const teacher = await newTeacher(db)
  await db.asUser(teacher, 'select from public.add_to_cart($1)', [await newProduct(db)])
  const [cart] = await db.asUser(teacher, 'select id from public.apply_coupon($1)', [code])
  return String(cart?.['id'])
}

const uses = async (db: Database) => ({
  counted: (await db.root('select uses from public.coupon'))[0]?.['uses'],
  rows: await db.root('select order_id from public.coupon_redemption'),
})

test('an order counts once, however often its checkout is repeated', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE', { max_uses: 1 })
    const order = await cartWith(db, 'CODE')
    await db.root(redeem, [order])
    await db.root(redeem, [order])
    expect(await uses(db)).toEqual({ counted: 1, rows: [{ order_id: order }] })
  }))

test('after the last use the coupon is refused until a use is given back', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE', { max_uses: 1 })
    const [first, second] = [await cartWith(db, 'CODE'), await cartWith(db, 'CODE')]
    await db.root(redeem, [first])
    await db.root('savepoint refused')
    await expectRefused(db.root(redeem, [second]), 'coupon_used_up')
    await db.root('rollback to savepoint refused')
    expect(await uses(db)).toEqual({ counted: 1, rows: [{ order_id: first }] })

    await db.root(release, [first])
    await db.root(release, [first])
    expect(await uses(db)).toEqual({ counted: 0, rows: [] })
    await db.root(redeem, [second])
    expect(await uses(db)).toEqual({ counted: 1, rows: [{ order_id: second }] })
  }))

test.each([
  ['coupon_changed', `discount_value = 11`],
  ['coupon_changed', `discount_type = 'AMOUNT'`],
  ['coupon_disabled', 'enabled = false'],
  ['coupon_expired', `start_date = '2020-01-01', end_date = '2020-01-02'`],
  ['coupon_not_found', `coupon_code = 'OTHER'`],
])('%s when it became %s after it was applied', (word, assignment) =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE')
    const order = await cartWith(db, 'CODE')
    await db.root(`update public.coupon set ${assignment}`)
    await db.root('savepoint refused')
    await expectRefused(db.root(redeem, [order]), word)
    await db.root('rollback to savepoint refused')
    expect(await uses(db)).toEqual({ counted: 0, rows: [] })
  }),
)

test('an order without a coupon is accepted', () =>
  rolledBack(async (db) => {
    const order = await newOrder(db, (await newTeacher(db)).profileId)
    await db.root(redeem, [order])
    await db.root(release, [order])
    expect(await db.root('select from public.coupon_redemption')).toEqual([])
  }))

test('deleting a coupon deletes its uses and keeps the prices of orders', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE')
    const order = await cartWith(db, 'CODE')
    await db.root(redeem, [order])
    await db.root('delete from public.coupon')
    expect(await db.root('select from public.coupon_redemption')).toEqual([])
    expect(
      await db.root('select coupon_code, order_total from public.teacher_products_order'),
    ).toEqual([{ coupon_code: 'CODE', order_total: '90.00' }])
  }))
