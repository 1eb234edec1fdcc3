import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import {
  newCoupon,
  newLine,
  newOrder,
  newPerson,
  newProduct,
  newTeacher,
} from '../../support/world.ts'

const apply = `select coupon_code, coupon_discount_type, coupon_discount_value, coupon_amount,
  shipping_fee, order_total, order_vat from public.apply_coupon($1)`
const applyTo = 'select coupon_code, order_total from public.apply_coupon($1, $2)'
const takeOff = 'select coupon_code, coupon_amount, order_total from public.remove_coupon()'
const add = 'select order_total, coupon_amount from public.add_to_cart($1)'

async function withCart(db: Database): Promise<Person & { profileId: string; product: string }> {
  const teacher = await newTeacher(db)
  const product = await newProduct(db)
  await db.asUser(teacher, add, [product])
  return { ...teacher, product }
}

test.each(['SPRING10', ' spring10 ', 'Spring-10', 'spring 10'])(
  '%o is accepted as typed',
  (typed) =>
    rolledBack(async (db) => {
      await newCoupon(db, 'SPRING10')
      expect(await db.asUser(await withCart(db), apply, [typed])).toEqual([
        {
          coupon_code: 'SPRING10',
          coupon_discount_type: 'PERCENTAGE',
          coupon_discount_value: '10.00',
          coupon_amount: '10.00',
          shipping_fee: '0.00',
          order_total: '90.00',
          order_vat: '11.74',
        },
      ])
    }),
)

test('the discount follows the cart, and applies to downloads only', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'R120', { discount_type: 'AMOUNT', discount_value: '120' })
    const teacher = await withCart(db)
    expect(await db.asUser(teacher, apply, ['R120'])).toMatchObject([
      { coupon_amount: '100.00', order_total: '0.00', order_vat: '0.00' },
    ])
    const poster = await newProduct(db, { physical: true, price: '50' })
    expect(await db.asUser(teacher, add, [poster])).toEqual([
      { coupon_amount: '100.00', order_total: '210.00' },
    ])
    expect(await db.asUser(teacher, add, [await newProduct(db, { price: '30' })])).toEqual([
      { coupon_amount: '120.00', order_total: '220.00' },
    ])
    await db.asUser(teacher, 'select from public.remove_from_cart($1)', [teacher.product])
    expect(
      await db.asUser(teacher, 'select coupon_amount, order_total from public.my_cart()'),
    ).toEqual([{ coupon_amount: '30.00', order_total: '210.00' }])
  }))

test('another coupon replaces the first; remove_coupon removes it', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'TEN')
    await newCoupon(db, 'HALF', { discount_value: '50' })
    const teacher = await withCart(db)
    await db.asUser(teacher, apply, ['TEN'])
    expect(await db.asUser(teacher, apply, ['HALF'])).toMatchObject([
      { coupon_code: 'HALF', order_total: '50.00' },
    ])
    expect(await db.asUser(teacher, takeOff)).toEqual([
      { coupon_code: null, coupon_amount: '0.00', order_total: '100.00' },
    ])
  }))

test('applying counts nothing: only a checkout does', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'ONCE', { max_uses: 1 })
    await db.asUser(await withCart(db), apply, ['ONCE'])
    await db.asUser(await withCart(db), apply, ['ONCE'])
    expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 0 }])
    expect(await db.root('select from public.coupon_redemption')).toEqual([])
  }))

const today = `(now() at time zone 'Africa/Johannesburg')::date`

describe('refusals do not change the cart', () => {
  test.each([
    ['coupon_not_verified', null],
    ['coupon_disabled', 'enabled = false'],
    ['coupon_not_started', `start_date = ${today} + 1`],
    ['coupon_expired', `end_date = ${today} - 1`],
    ['coupon_used_up', 'max_uses = 2, uses = 2'],
    [
      'coupon_not_for_you',
      `restrict_to = 'Teachers', restrict_to_teachers = array[gen_random_uuid()]`,
    ],
  ])('%s: %s', (word, assignment) =>
    rolledBack(async (db) => {
      if (assignment !== null) {
        await newCoupon(db, 'CODE')
        await db.root(`update public.coupon set ${assignment}`)
      }
      const teacher = await withCart(db)
      await expectRefused(db.asUser(teacher, apply, ['CODE']), word)
      expect(
        await db.asUser(teacher, 'select coupon_code, order_total from public.my_cart()'),
      ).toEqual([{ coupon_code: null, order_total: '100.00' }])
    }),
  )

  test.each(['', '   ', '- -', null])('coupon_code_required: %o', (typed) =>
    rolledBack(async (db) => {
      await expectRefused(db.asUser(await withCart(db), apply, [typed]), 'coupon_code_required')
    }),
  )

  test('cart_empty without a cart, also for somebody without a profile', () =>
    rolledBack(async (db) => {
      await newCoupon(db, 'CODE')
      await expectRefused(db.asUser(await newTeacher(db), apply, ['CODE']), 'cart_empty')
      await expectRefused(db.asUser(await newPerson(db), apply, ['CODE']), 'cart_empty')
      await expectRefused(db.asUser(await newTeacher(db), takeOff), 'cart_empty')
    }))

  test('visitors', () =>
    rolledBack(async (db) => {
      await expectRefused(db.asAnon(apply, ['CODE']), 'permission denied for function apply_coupon')
    }))
})

test.each([
  `start_date = ${today}, end_date = ${today}`,
  `restrict_to = 'Teachers'`,
  'max_uses = 2, uses = 1',
])('accepted: %s', (assignment) =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE')
    await db.root(`update public.coupon set ${assignment}`)
    expect(await db.asUser(await withCart(db), apply, ['CODE'])).toMatchObject([
      { coupon_code: 'CODE' },
    ])
  }),
)

test('for the listed teachers only; for all teachers, but nobody else', () =>
  rolledBack(async (db) => {
    const [chosen, other] = [await withCart(db), await withCart(db)]
    await newCoupon(db, 'CODE', {
      restrict_to: 'Teachers',
      restrict_to_teachers: [chosen.profileId],
    })
    await db.asUser(chosen, apply, ['CODE'])
    await expectRefused(db.asUser(other, apply, ['CODE']), 'coupon_not_for_you')
    await db.root(`update public.coupon set restrict_to_teachers = '{}'`)
    await db.asUser(other, apply, ['CODE'])
    await db.root(`select public.remove_user_from_group($1, 'teacher')`, [other.id])
    await expectRefused(db.asUser(other, apply, ['CODE']), 'coupon_not_for_you')
  }))

describe('an order named', () => {
  const line = async (db: Database, status: string) => {
    const teacher = await newTeacher(db)
    const order = await newOrder(db, teacher.profileId, status)
    await newLine(db, order, await newProduct(db))
    return { teacher, order }
  }

  test('must be the caller’s own open order, or one that an administrator may still edit', () =>
    rolledBack(async (db) => {
      await newCoupon(db, 'CODE')
      const admin = await newPerson(db, ['admin'])
      for (const status of ['PENDING', 'QUOTING']) {
        const { teacher, order } = await line(db, status)
        const done = [{ coupon_code: 'CODE', order_total: '90.00' }]
        expect(await db.asUser(teacher, applyTo, ['code', order])).toEqual(done)
        expect(await db.asUser(admin, applyTo, ['code', order])).toEqual(done)
        await expectRefused(
          db.asUser(await newTeacher(db), applyTo, ['code', order]),
          'order_not_found',
        )
      }
    }))

  test('that is not there is told to an administrator as such, and to a buyer as not theirs', () =>
    rolledBack(async (db) => {
      await newCoupon(db, 'CODE')
      const gone = ['code', randomUUID()]
      const admin = await newPerson(db, ['admin'])
      await expectRefused(db.asUser(admin, applyTo, gone), 'no_such_order')
      await expectRefused(db.asUser(await newTeacher(db), applyTo, gone), 'order_not_found')
    }))

  test('that is placed accepts a coupon from an administrator only, and counts it', () =>
    rolledBack(async (db) => {
      await newCoupon(db, 'CODE', { max_uses: 1 })
      const admin = await newPerson(db, ['admin'])
      const { teacher, order } = await line(db, 'PROCESSING')
      await expectRefused(db.asUser(teacher, applyTo, ['code', order]), 'order_not_open')
      await db.asUser(admin, applyTo, ['code', order])
      await db.asUser(admin, applyTo, ['code', order])
      expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 1 }])
      await db.asUser(admin, 'select from public.remove_coupon($1)', [order])
      expect(await db.root('select uses from public.coupon')).toEqual([{ uses: 0 }])
    }))

  test.each(['PAID', 'CANCELLED'])('that is %s keeps its coupon', (status) =>
    rolledBack(async (db) => {
      await newCoupon(db, 'CODE')
      const { teacher, order } = await line(db, status)
      for (const person of [teacher, await newPerson(db, ['admin'])]) {
        await expectRefused(db.asUser(person, applyTo, ['code', order]), 'order_not_open')
      }
      expect(
        await db.root('select coupon_code, order_total from public.teacher_products_order'),
      ).toEqual([{ coupon_code: null, order_total: '100.00' }])
    }),
  )
})

test('couponProblem tells why the checkout would refuse', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'CODE')
    const teacher = await withCart(db)
    const problem =
      'select parent._coupon_problem as problem from public.teacher_products_order parent'
    expect(await db.asUser(teacher, problem)).toEqual([{ problem: null }])
    await db.asUser(teacher, apply, ['CODE'])
    expect(await db.asUser(teacher, problem)).toEqual([{ problem: null }])
    await db.root('update public.coupon set enabled = false')
    expect(await db.asUser(teacher, problem)).toEqual([{ problem: 'coupon_disabled' }])
    await db.root('delete from public.coupon')
    expect(await db.asUser(teacher, problem)).toEqual([{ problem: 'coupon_not_found' }])
    await db.root(`update public.teacher_products_order set order_status = 'PAID'`)
    expect(await db.asUser(teacher, problem)).toEqual([{ problem: null }])
  }))
