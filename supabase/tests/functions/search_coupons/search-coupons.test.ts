import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

test.each([
  ['', ['LENTE25', 'SKOOL1', 'SKOOLX1']],
  ['lente', ['LENTE25']],
  ['2031-03 skool', ['SKOOLX1']],
  ['vergadering', ['LENTE25']],
  ['31 maart 2031', ['SKOOLX1']],
  ['25.00 somer', []],
  ['%', []],
])('"%s" finds %o', (words, codes) =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25', { batch: 'Vergadering' })
    await newCoupon(db, 'SKOOLX1', { end_date: '2031-03-31' })
    await newCoupon(db, 'SKOOL1')
    const admin = await newPerson(db, ['admin'])
    const found = await db.asUser(
      admin,
      'select coupon_code as code from public.search_coupons($1) order by 1',
      [words],
    )
    expect(found.map(({ code }) => code)).toEqual(codes)
  }),
)

test('nobody else finds any', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25')
    expect(await db.asUser(await newTeacher(db), 'select from public.search_coupons()')).toEqual([])
    expect(
      await db.asUser(await newPerson(db, ['superadmin']), 'select from public.search_coupons()'),
    ).toEqual([])
  }))
