import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused, noPolicy, noRight } from '../../support/refusals.ts'
import { newCoupon, newOrder, newPerson, newTeacher } from '../../support/world.ts'

const insert = `insert into public.coupon (coupon_code, start_date, end_date, discount_type, discount_value)
  values ('MINE', '2026-01-01', '2026-12-31', 'AMOUNT', 1000)`
const change = 'update public.coupon set discount_value = 99 returning id'
const remove = 'delete from public.coupon returning id'

test('administrators create, read, change and delete coupons', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, insert)
    expect(await db.asUser(admin, 'select coupon_code, enabled, uses from public.coupon')).toEqual([
      { coupon_code: 'MINE', enabled: true, uses: 0 },
    ])
    expect(await db.asUser(admin, change)).toHaveLength(1)
    expect(await db.asUser(admin, remove)).toHaveLength(1)
  }))

test('nobody else reads or writes coupons, whose codes are worth money', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'SECRET')
    for (const person of [await newTeacher(db), await newPerson(db, ['superadmin', 'reporting'])]) {
      expect(await db.asUser(person, 'select id from public.coupon')).toEqual([])
      await expectRefused(db.asUser(person, insert), noPolicy('coupon'))
      expect(await db.asUser(person, change)).toEqual([])
      expect(await db.asUser(person, remove)).toEqual([])
    }
    for (const sql of ['select id from public.coupon', insert, change, remove]) {
      await expectRefused(db.asAnon(sql), noRight('coupon'))
    }
    expect(await db.root('select coupon_code, discount_value from public.coupon')).toEqual([
      { coupon_code: 'SECRET', discount_value: '10.00' },
    ])
  }))

test('not even administrators write the count or the redemptions', () =>
  rolledBack(async (db) => {
    const coupon = await newCoupon(db, 'C')
    const order = await newOrder(db, (await newTeacher(db)).profileId)
    const admin = await newPerson(db, ['admin'])
    const redeem = 'insert into public.coupon_redemption (coupon_id, order_id) values ($1, $2)'
    await expectRefused(db.asUser(admin, 'update public.coupon set uses = 0'), noRight('coupon'))
    await expectRefused(db.asUser(admin, redeem, [coupon, order]), noRight('coupon_redemption'))
    await db.root(redeem, [coupon, order])
    await expectRefused(
      db.asUser(admin, 'delete from public.coupon_redemption'),
      noRight('coupon_redemption'),
    )
    const read = 'select order_id from public.coupon_redemption'
    expect(await db.asUser(admin, read)).toEqual([{ order_id: order }])
    expect(await db.asUser(await newTeacher(db), read)).toEqual([])
    await expectRefused(db.asAnon(read), noRight('coupon_redemption'))
    expect(await db.root(read)).toEqual([{ order_id: order }])
  }))

test.each([
  ['coupon_coupon_code_shape', { coupon_code: 'lower' }],
  ['coupon_coupon_code_shape', { coupon_code: 'WITH SPACE' }],
  ['coupon_coupon_code_shape', { coupon_code: '' }],
  ['coupon_dates_in_order', { start_date: '2026-02-01', end_date: '2026-01-31' }],
  ['coupon_discount_type_known', { discount_type: 'FIXED' }],
  ['coupon_discount_value_range', { discount_value: '100.01' }],
  ['coupon_discount_value_range', { discount_value: '0' }],
  ['coupon_discount_value_range', { discount_type: 'AMOUNT', discount_value: '-5' }],
  ['coupon_restrict_to_known', { restrict_to: 'Parents' }],
  [
    'coupon_restrict_to_teachers_only_for_teachers',
    { restrict_to_teachers: ['00000000-0000-4000-8000-00000000dead'] },
  ],
  ['coupon_max_uses_positive', { max_uses: 0 }],
])('%s refuses %o', (constraint, columns) =>
  rolledBack(async (db) => {
    await expect(newCoupon(db, 'CODE', columns)).rejects.toMatchObject({ constraint })
  }),
)

test('a code exists once', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'TWICE')
    await expect(newCoupon(db, 'TWICE')).rejects.toMatchObject({
      constraint: 'coupon_coupon_code_key',
    })
  }))
