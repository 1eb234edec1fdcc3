import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCart, newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const ask = `select used_by.id from public.coupon_orders(
  (select id from public.coupon where coupon_code = 'LENTE25')) as used_by`

test('administrators see each order that uses a coupon, whatever its age', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25')
    const teacher = await newTeacher(db)
    const { cart } = await newCart(db, teacher)
    await newCart(db, await newTeacher(db))
    await db.asUser(teacher, `select public.apply_coupon('LENTE25')`)
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(admin, ask)).toEqual([])

    await db.root(
      `insert into public.coupon_redemption (coupon_id, order_id)
       select id, $1 from public.coupon where coupon_code = 'LENTE25'`,
      [cart],
    )
    await db.root(
      `update public.teacher_products_order set created_at = now() - interval '2 years' where id = $1`,
      [cart],
    )
    expect(await db.asUser(admin, ask)).toEqual([{ id: cart }])
    await expectRefused(db.asUser(teacher, ask), 'admin_required')
  }))
