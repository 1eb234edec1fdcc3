import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart, newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** As the edge function asks, with the service key, for a person whose token it has checked. */
async function verify(
  db: Database,
  person: Person,
  code: string,
  profile: string,
): Promise<unknown> {
  const [row] = await db.asService(
    `with acting as materialized (
       select set_config('request.jwt.claims', '{"role": "service_role"}', true),
         set_config('request.headers', $1, true))
     select public.verify_coupon($2, $3) as answer from acting`,
    [JSON.stringify({ 'x-acting-user': person.id }), code, profile],
  )
  return row?.['answer']
}

const apply = 'select coupon_code as code from public.apply_coupon($1)'
const forgetChecks = (db: Database) => db.root('delete from private.checked_coupon')

test('a teacher learns what a code would take off, and may then apply it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await newCart(db, teacher)
    await newCoupon(db, 'LENTE25', { max_uses: 1 })
    await forgetChecks(db)
    expect(await verify(db, teacher, ' lente-25 ', teacher.profileId)).toEqual({
      couponCode: 'LENTE25',
      discount: { type: 'AMOUNT', value: '25.00' },
    })
    expect(await db.root(`select uses from public.coupon where coupon_code = 'LENTE25'`)).toEqual([
      { uses: 0 },
    ])
    expect(await db.asUser(teacher, apply, ['LENTE25'])).toEqual([{ code: 'LENTE25' }])
  }))

test.each([
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
])('%o with %o is answered with %s, and may not be applied', (code, columns, problem) =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await newCart(db, teacher)
    await newCoupon(db, 'LENTE25', columns)
    await forgetChecks(db)
    expect(await verify(db, teacher, code, teacher.profileId)).toEqual({ problem })
    await expectRefused(db.asUser(teacher, apply, [code]), 'coupon_not_verified')
  }),
)

test('applying a code that was not verified tells nothing about it', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    await newCart(db, teacher)
    await newCoupon(db, 'LENTE25')
    await newCoupon(db, 'OFF', { enabled: false })
    await forgetChecks(db)
    await verify(db, other, 'LENTE25', other.profileId)
    for (const code of ['LENTE25', 'OFF', 'NONE']) {
      await expectRefused(db.asUser(teacher, apply, [code]), 'coupon_not_verified')
    }
  }))

test('a verified code may be applied for an hour, and the one on the cart again', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await newCart(db, teacher)
    await newCoupon(db, 'LENTE25')
    const age = async (minutes: number) => {
      await db.root('alter table private.checked_coupon disable trigger set_updated_at')
      await db.root(
        `update private.checked_coupon set updated_at = now() - make_interval(mins => $1)`,
        [minutes],
      )
    }
    await age(61)
    await expectRefused(db.asUser(teacher, apply, ['LENTE25']), 'coupon_not_verified')
    await age(59)
    await db.asUser(teacher, apply, ['LENTE25'])
    await age(61)
    expect(await db.asUser(teacher, apply, ['LENTE25'])).toEqual([{ code: 'LENTE25' }])
  }))

test('an administrator applies codes without having them verified', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    const { cart } = await newCart(db, teacher)
    await newCoupon(db, 'LENTE25')
    await forgetChecks(db)
    const applyTo = 'select coupon_code as code from public.apply_coupon($1, $2)'
    expect(await db.asUser(admin, applyTo, ['LENTE25', cart])).toEqual([{ code: 'LENTE25' }])
  }))

test('twenty tries in five minutes, right or wrong', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    await newCoupon(db, 'LENTE25')
    await forgetChecks(db)
    for (let index = 0; index < 20; index += 1) {
      const code = `GUESS${String(index)}`
      expect(await verify(db, teacher, code, teacher.profileId)).toEqual({
        problem: 'coupon_not_found',
      })
    }
    expect(await verify(db, teacher, 'LENTE25', teacher.profileId)).toEqual({
      problem: 'too_many_requests',
      seconds: expect.toSatisfy((seconds: number) => seconds > 290 && seconds <= 300) as number,
    })
    expect(await db.root('select from private.checked_coupon')).toEqual([])
    expect(await verify(db, other, 'LENTE25', other.profileId)).toHaveProperty('couponCode')
  }))

test('an empty code is refused and not counted', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    await expectRefused(verify(db, teacher, ' - ', teacher.profileId), 'coupon_code_required')
  }))

test('only administrators ask for somebody else, and nobody without the edge function', () =>
  rolledBack(async (db) => {
    await newCoupon(db, 'LENTE25')
    const teacher = await newTeacher(db)
    const other = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    await expectRefused(verify(db, other, 'LENTE25', teacher.profileId), 'profile_not_found')
    expect(await verify(db, admin, 'LENTE25', teacher.profileId)).toHaveProperty('couponCode')
    const sql = 'select public.verify_coupon($1, $2)'
    const noRight = 'permission denied for function verify_coupon'
    const values = ['LENTE25', teacher.profileId]
    await expectRefused(db.asUser(teacher, sql, values), noRight)
    await expectRefused(db.asUser(admin, sql, values), noRight)
    await expectRefused(db.asAnon(sql, values), noRight)
    await db.root(`select set_config('request.headers', '{}', true)`)
    await expectRefused(db.asService(sql, values), 'profile_not_found')
  }))
