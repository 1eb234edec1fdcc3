import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { orderState } from '../../support/orders.ts'
import { paidOrder, refund } from '../../support/refunds.ts'
import { expectRefused } from '../../support/refusals.ts'

const today = `(now() at time zone 'Africa/Johannesburg')::date`

async function refunded(db: Database) {
  const made = await paidOrder(db, [{ price: '50.00' }])
  const [row] = await refund(db, made.admin, made.order, {
    lines: [{ lineId: made.lines[0] ?? '' }],
  })
  return { ...made, id: String(row?.['id']) }
}

const payOut = (db: Database, admin: Person, id: string, day: string, reference = 'FNB 0042') =>
  db.asUser(
    admin,
    `select paid_out_on = ${today} as on_the_day, bank_reference from public.pay_out_refund($1, ${day}, $2)`,
    [id, reference],
  )

test('noted, paid out, come back, paid out again; the same again changes nothing', () =>
  rolledBack(async (db) => {
    const { admin, order, id } = await refunded(db)
    const paid = [{ on_the_day: true, bank_reference: 'FNB 0042' }]
    expect(await payOut(db, admin, id, today)).toEqual(paid)
    expect(await payOut(db, admin, id, today)).toEqual(paid)
    await db.root('savepoint attempt')
    await expectRefused(payOut(db, admin, id, today, 'FNB 0043'), 'refund_is_paid_out')
    await db.root('rollback to savepoint attempt')
    expect(await payOut(db, admin, id, 'null')).toEqual([
      { on_the_day: null, bank_reference: null },
    ])
    await payOut(db, admin, id, today, 'FNB 0043')
    expect((await orderState(db, order))['reasons']).toEqual([
      'first_product_added',
      'checked_out',
      'set_by_admin',
      'refunded',
      'refund_paid_out',
      'refund_returned',
      'refund_paid_out',
    ])
  }))

test.each([
  [`${today} + 1`, 'FNB', 'paid_out_day_not_allowed'],
  [`${today} - 60`, 'FNB', 'paid_out_day_not_allowed'],
  [today, '  ', 'bank_reference_required'],
])('on %s with reference “%s”: %s', (day, reference, word) =>
  rolledBack(async (db) => {
    const { admin, id } = await refunded(db)
    await expectRefused(payOut(db, admin, id, day, reference), word)
  }),
)

test('a refund that is not there', () =>
  rolledBack(async (db) => {
    const { admin } = await refunded(db)
    await expectRefused(
      payOut(db, admin, '00000000-0000-4000-8000-000000000000', today),
      'refund_not_found',
    )
  }))

test('a card needs no other reference than the provider’s', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [{ price: '50.00' }])
    await db.root(
      `update public.teacher_products_order set order_payment_method = 'PayFast' where id = $1`,
      [order],
    )
    const [row] = await refund(db, admin, order, {
      lines: [{ lineId: lines[0] ?? '' }],
      method: 'PayFast',
      reference: '1089250',
    })
    expect(await payOut(db, admin, String(row?.['id']), today, '')).toEqual([
      { on_the_day: true, bank_reference: '1089250' },
    ])
  }))
