import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

interface Batch {
  name?: string
  howMany?: number | null
  prefix?: string
  endDate?: string
  type?: string
  value?: string
}

const create = (
  db: Database,
  person: Person,
  {
    name = 'Fees of March',
    howMany = 25,
    prefix = '',
    endDate = '2031-03-31',
    type = 'PERCENTAGE',
    value = '10',
  }: Batch = {},
) =>
  db.asUser(
    person,
    `select public.create_coupon_batch($1, $2, '2031-03-01', $3, $4, $5, prefix => $6) as made`,
    [name, howMany, endDate, type, value, prefix],
  )

test('a batch contains the requested number of different codes, each for one use', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    expect(await create(db, admin, { howMany: 1000, prefix: 'so-31' })).toEqual([{ made: 1000 }])
    expect(
      await db.root(`
        select count(distinct coupon_code)::int as codes, min(max_uses) as uses, min(batch) as batch,
          bool_and(coupon_code ~ '^SO31[A-HJ-NP-Z2-9]{8}$') as shape, min(restrict_to) as for_whom,
          min(discount_value) as value, min(start_date)::text as first, max(end_date)::text as last
        from public.coupon where batch is not null`),
    ).toEqual([
      {
        codes: 1000,
        uses: 1,
        batch: 'Fees of March',
        shape: true,
        for_whom: 'ALL',
        value: '10.00',
        first: '2031-03-01',
        last: '2031-03-31',
      },
    ])
  }))

test('a repeated call creates nothing twice', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await create(db, admin)
    await expectRefused(create(db, admin, { name: ' Fees of March ' }), 'coupon_batch_exists')
    expect(await db.root('select count(*)::int as codes from public.coupon')).toEqual([
      { codes: 25 },
    ])
  }))

test.each<[string, Batch]>([
  ['coupon_batch_name_required', { name: '  ' }],
  ['coupon_batch_size', { howMany: 0 }],
  ['coupon_batch_size', { howMany: 1001 }],
  ['coupon_batch_size', { howMany: null }],
  ['coupon_prefix_too_long', { prefix: 'ABCDEFGHIJKLM' }],
])('%s refuses the whole of %o', (word, batch) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await newCoupon(db, 'BEFORE')
    await expectRefused(create(db, admin, batch), word)
    expect(await db.root('select coupon_code from public.coupon')).toEqual([
      { coupon_code: 'BEFORE' },
    ])
  }),
)

test.each<[string, Batch]>([
  ['coupon_batch_length', { name: 'x'.repeat(61) }],
  ['coupon_dates_in_order', { endDate: '2031-02-01' }],
  ['coupon_discount_value_range', { value: '101' }],
  ['coupon_discount_type_known', { type: 'GIFT' }],
])('the table refuses %s', (constraint, batch) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    await expect(create(db, admin, batch)).rejects.toMatchObject({ constraint })
    expect(await db.root('select count(*)::int as codes from public.coupon')).toEqual([
      { codes: 0 },
    ])
  }),
)

test('only administrators make codes', () =>
  rolledBack(async (db) => {
    await expectRefused(create(db, await newTeacher(db)), 'admin_required')
    await expectRefused(
      db.asAnon(
        `select public.create_coupon_batch('a', 1, current_date, current_date, 'AMOUNT', 1)`,
      ),
      'permission denied for function create_coupon_batch',
    )
    expect(await db.root('select count(*)::int as codes from public.coupon')).toEqual([
      { codes: 0 },
    ])
  }))
