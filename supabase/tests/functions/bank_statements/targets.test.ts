import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { awaited, confirm, lines, links, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

// An order is matched to its transfer however it was marked paid, a quote too, and null passes no guard.

async function arrange(db: Database, amount = '100.00') {
  const admin = await newPerson(db, ['admin'])
  const order = await awaited(db)
  await upload(db, admin, [{ amount, reference: order.number }])
  const [line] = await lines(db)
  return { admin, order, line: String(line?.id) }
}

test.each([
  ['expected_due', 'null, false'],
  ['expected_due, in full', 'null, true'],
  ['expected_due, in_full', 'null, null'],
])('%s of null confirms nothing', (_, sent) =>
  rolledBack(async (db) => {
    const { admin, order, line } = await arrange(db, '60.00')
    await expectRefused(
      db.asUser(admin, `select public.confirm_bank_line($1, $2, ${sent}, 'x')`, [line, order.id]),
      'order_changed',
    )
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PROCESSING' })
    expect(await links(db, order.id)).toEqual([])
  }),
)

test('in_full of null is no: the rest of a part payment is not let go without a note', () =>
  rolledBack(async (db) => {
    const { admin, order, line } = await arrange(db, '60.00')
    await db.asUser(admin, 'select public.confirm_bank_line($1, $2, 100, null, null)', [
      line,
      order.id,
    ])
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PROCESSING' })
  }))

test('what is paid back carries the amount that was seen; null and another amount are refused', () =>
  rolledBack(async (db) => {
    const { admin, line } = await arrange(db)
    for (const seen of ['null', '99.99', '0']) {
      await expectRefused(
        db.asUser(admin, `select public.decide_bank_line($1, 'returned', 'x', ${seen})`, [line]),
        'row_changed',
      )
    }
    await expectRefused(
      db.asUser(admin, `select public.decide_bank_line($1, null, 'x', 100)`, [line]),
      'decision_not_known',
    )
    expect(await lines(db)).toMatchObject([{ state: 'OPEN', left: '100.00' }])
  }))

test.each(['EFT', 'PayFast', null])('marked paid by hand with method %s, it is linked', (method) =>
  rolledBack(async (db) => {
    const { admin, order, line } = await arrange(db)
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'PAID')`, [order.id])
    await db.root(
      'update public.teacher_products_order set order_payment_method = $2 where id = $1',
      [order.id, method],
    )
    await db.asUser(admin, 'select public.match_bank_lines()')
    expect(await lines(db)).toMatchObject([{ verdict: 'paid_by_hand' }])
    expect(await confirm(db, admin, line, order.id)).toEqual([{ state: 'SETTLED', left: '0.00' }])
    expect(await orderState(db, order.id)).toMatchObject({
      status: 'PAID',
      method: 'EFT',
      documents: ['invoice'],
    })
  }),
)

test.each([
  ['100.00', 'PAID', 'SETTLED'],
  ['60.00', 'PROCESSING', 'SETTLED'],
  ['140.00', 'PAID', 'OWED_BACK'],
])('R%s that names a quote of R100 makes it an order, %s', (amount, status, state) =>
  rolledBack(async (db) => {
    const { admin, order, line } = await arrange(db, amount)
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'QUOTING')`, [
      order.id,
    ])
    await db.asUser(admin, 'select public.match_bank_lines()')
    expect(await lines(db)).toMatchObject([{ verdict: 'quote' }])
    await expectRefused(confirm(db, admin, line, order.id, { due: '90.00' }), 'order_changed')
    expect(await confirm(db, admin, line, order.id)).toMatchObject([{ state }])
    expect(await orderState(db, order.id)).toMatchObject({ status, method: 'EFT', total: '100.00' })
  }),
)

test('matching comes to rest: the second call changes nothing and says 0', () =>
  rolledBack(async (db) => {
    const { admin, order } = await arrange(db)
    await upload(
      db,
      admin,
      [5, 6, 7].map((day) => ({
        amount: '100.00',
        reference: order.number,
        date: `2026-03-0${day}`,
      })),
    )
    await db.asUser(admin, 'select public.match_bank_lines()')
    const stored = await db.root('select * from public.bank_statement_line order by id')
    expect(await db.asUser(admin, 'select public.match_bank_lines() as changed')).toEqual([
      { changed: 0 },
    ])
    expect(await db.root('select * from public.bank_statement_line order by id')).toEqual(stored)
    expect((await lines(db)).map(({ verdict }) => verdict)).toEqual([
      'exact',
      'duplicate',
      'duplicate',
      'duplicate',
    ])
  }))
