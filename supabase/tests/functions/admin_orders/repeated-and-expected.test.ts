import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Row } from '../../support/database.ts'
import { newCoupon, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

async function shop(db: Database) {
  const world = {
    admin: await newPerson(db, ['admin']),
    teacher: await newTeacher(db),
    product: await newProduct(db),
  }
  await newCoupon(db, 'MAY25')
  await newCoupon(db, 'ALL', { discount_type: 'PERCENTAGE', discount_value: '100' })
  return world
}

type Shop = Awaited<ReturnType<typeof shop>>

const create = async (
  db: Database,
  { admin, teacher, product }: Shop,
  { kind = 'order', expected = null as string | null, id = null as string | null } = {},
): Promise<Row | undefined> =>
  (
    await db.asUser(
      admin,
      kind === 'order'
        ? `select * from public.create_order($1, $2, 'EFT', expected_total => $3, new_id => $4)`
        : 'select * from public.create_quote($1, $2, expected_total => $3, new_id => $4)',
      [teacher.profileId, JSON.stringify([{ productId: product }]), expected, id],
    )
  )[0]

test.each(['order', 'quote'])('%s: repeated after a lost answer it is made once', (kind) =>
  rolledBack(async (db) => {
    const world = await shop(db)
    const id = randomUUID()
    const first = await create(db, world, { kind, id })
    expect(first?.['id']).toBe(id)
    expect(await create(db, world, { kind, id })).toEqual(first)
    await expectRefused(create(db, world, { kind, id, expected: '1.00' }), 'order_total_changed')
    expect(await db.root('select id from public.teacher_products_order')).toHaveLength(1)
    expect(await db.root('select id from public.order_event')).toHaveLength(1)
    const other = { ...world, teacher: await newTeacher(db) }
    await expectRefused(create(db, other, { kind, id }), 'id_taken')
  }),
)

test.each(['order', 'quote'])('%s: another total than the one that was shown is refused', (kind) =>
  rolledBack(async (db) => {
    const world = await shop(db)
    await expectRefused(create(db, world, { kind, expected: '99.99' }), 'order_total_changed')
    expect(await db.root('select id from public.teacher_products_order')).toEqual([])
    expect(await create(db, world, { kind, expected: '100.00' })).toMatchObject({
      order_total: '100.00',
    })
  }),
)

test('a coupon is put on, exchanged and taken off with the rest, and its uses follow', () =>
  rolledBack(async (db) => {
    const world = await shop(db)
    const id = String((await create(db, world))?.['id'])
    const change = async (coupon: string | null, expected: string | null = null) =>
      (
        await db.asUser(
          world.admin,
          `select order_total::text as total, order_payment_method as method from public.change_order(
             $1, coupon_code => $2, expected_total => $3)`,
          [id, coupon, expected],
        )
      )[0]
    const uses = async () =>
      (await db.root('select coupon_code, uses from public.coupon where uses > 0')).map(
        ({ coupon_code: code, uses: count }) => `${String(code)} ${String(count)}`,
      )
    expect(await change('may 25', '75.00')).toEqual({ total: '75.00', method: 'EFT' })
    expect(await uses()).toEqual(['MAY25 1'])
    expect(await change(null)).toEqual({ total: '75.00', method: 'EFT' })
    expect(await change('ALL')).toEqual({ total: '0.00', method: 'Free' })
    expect(await uses()).toEqual(['ALL 1'])
    await expectRefused(change('', '99.00'), 'order_total_changed')
    expect(await uses()).toEqual(['ALL 1'])
    expect(await change('')).toEqual({ total: '100.00', method: 'EFT' })
    expect(await uses()).toEqual([])
    await expectRefused(change('NONE'), 'coupon_not_found')
    expect(await orderState(db, id)).toMatchObject({ total: '100.00', redemptions: 0 })
  }))
