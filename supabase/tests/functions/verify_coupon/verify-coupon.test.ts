import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const verify = 'select public.verify_coupon($1, $2) as answer'

test('a teacher learns what a code would take off, and nothing changes', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25', { max_uses: 1 })
    const teacher = await newTeacher(db)
    expect(await db.asUser(teacher, verify, [' lente-25 ', teacher.profileId])).toEqual([
      { answer: { couponCode: 'LENTE25', discount: { type: 'AMOUNT', value: '25.00' } } },
    ])
    expect(await db.root(`select uses from public.coupon where coupon_code = 'LENTE25'`)).toEqual([
      { uses: 0 },
    ])
  }))

test.each([
  ['', {}, 'coupon_code_required'],
  ['NONE', {}, 'coupon_not_found'],
  ['LENTE25', { enabled: false }, 'coupon_disabled'],
  ['LENTE25', { start_date: '2098-01-01' }, 'coupon_not_started'],
  ['LENTE25', { end_date: '2025-02-01' }, 'coupon_expired'],
  ['LENTE25', { max_uses: 1, uses: 1 }, 'coupon_used_up'],
  [
    'LENTE25',
    { restrict_to: 'Teachers', restrict_to_teachers: ['7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'] },
    'coupon_not_for_you',
  ],
])('%o with %o is %s', (code, columns, word) =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25', columns)
    const teacher = await newTeacher(db)
    await expectRefused(db.asUser(teacher, verify, [code, teacher.profileId]), word)
  }),
)

test('only administrators may ask for somebody else', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25')
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(
      db.asUser(other, verify, ['LENTE25', teacher.profileId]),
      'profile_not_found',
    )
    expect(await db.asUser(admin, verify, ['LENTE25', teacher.profileId])).toHaveLength(1)
    await expectRefused(
      db.asAnon(verify, ['LENTE25', teacher.profileId]),
      'permission denied for function verify_coupon',
    )
  }))
