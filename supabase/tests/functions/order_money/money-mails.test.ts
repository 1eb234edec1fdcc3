import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { paidOrder } from '../../support/refunds.ts'
import { awaited, confirm, lines, links, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

/** The mails about money that wait, each with its reason and its transfer. */
const told = async (db: Database, order: string) =>
  (
    await db.root(
      `select private.transfer_told(mail.event_id) as told from private.order_mail as mail
       where mail.order_id = $1 and mail.kind = 'received' order by mail.created_at, mail.id`,
      [order],
    )
  ).map((row) => row['told'])

const credit = async (db: Database, who: Person, order: string) =>
  (
    await db.asUser(
      who,
      'select public._credit_amount(mine) as credit from public.teacher_products_order as mine where id = $1',
      [order],
    )
  )[0]?.['credit']

const decide = (db: Database, admin: Person, line: string, decision: string, left: string) =>
  db.asUser(admin, `select public.decide_bank_line($1, $2, 'as the bank says', $3)`, [
    line,
    decision,
    left,
  ])

/** An order of R100 for which so much came. */
async function came(db: Database, amount: string) {
  const admin = await newPerson(db, ['admin'])
  const order = await awaited(db)
  await upload(db, admin, [{ amount, reference: order.number, date: '2026-03-01' }])
  const line = String((await lines(db))[0]?.id)
  await confirm(db, admin, line, order.id)
  return { admin, order, line }
}

test('a part of the money is told, and what pays the order has its own mail', () =>
  rolledBack(async (db) => {
    const { admin, order } = await came(db, '60.00')
    const part = { reason: 'part_paid_by_transfer', amount: '60.00', day: '2026-03-01' }
    expect(await told(db, order.id)).toEqual([part])
    await upload(db, admin, [{ amount: '40.00', reference: order.number, date: '2026-03-02' }])
    const rest = (await lines(db)).find(({ amount }) => amount === '40.00')
    await confirm(db, admin, String(rest?.id), order.id, { due: '40.00' })
    expect(await told(db, order.id)).toEqual([part])
    expect(
      await db.root(`select from private.order_mail where order_id = $1 and kind = 'paid'`, [
        order.id,
      ]),
    ).toHaveLength(1)
  }))

test('a transfer taken back is told to whom it was told, and to nobody else', () =>
  rolledBack(async (db) => {
    const { admin, order } = await came(db, '60.00')
    const undo = async () =>
      db.asUser(admin, `select public.undo_bank_line($1, 'not theirs')`, [
        String((await links(db, order.id)).find(({ undone }) => undone === false)?.['id']),
      ])
    await undo()
    expect(await told(db, order.id)).toEqual([])
    await confirm(db, admin, String((await lines(db))[0]?.id), order.id)
    await db.root(`update private.order_mail set sent_at = now() where kind = 'received'`)
    await undo()
    expect(await told(db, order.id)).toContainEqual({
      reason: 'transfer_undone',
      amount: null,
      day: null,
    })
  }))

test('what came beyond the price is the buyer’s: on the order, in the mail, and when it goes back', () =>
  rolledBack(async (db) => {
    const { admin, order, line } = await came(db, '107.80')
    expect(await credit(db, order.buyer, order.id)).toBe('7.80')
    expect(await credit(db, await newPerson(db, ['teacher']), order.id)).toBeUndefined()
    const [mail] = await db.root('select private.order_mail_content($1) as said', [order.id])
    expect(mail?.['said']).toMatchObject({ creditAmount: '7.80' })
    expect(await told(db, order.id)).toEqual([])

    await decide(db, admin, line, 'returned', '7.80')
    expect(await credit(db, order.buyer, order.id)).toBe('0.00')
    await decide(db, admin, line, 'reopen', '0')
    expect(await credit(db, order.buyer, order.id)).toBe('7.80')
    // Both are of one moment here.
    const reasons = await db.root(
      `select event.reason from private.order_mail as mail join public.order_event as event on event.id = mail.event_id
       where mail.order_id = $1 and mail.kind = 'received'`,
      [order.id],
    )
    expect(reasons.map(({ reason }) => reason).sort()).toEqual([
      'transfer_not_returned',
      'transfer_returned',
    ])
  }))

test('more than was to be paid, for an order that was marked paid by hand, is told', () =>
  rolledBack(async (db) => {
    const { admin, order } = await paidOrder(db, [{ price: 36 }])
    await upload(db, admin, [
      { amount: '40.00', reference: 'more than was to be paid', date: '2026-03-01' },
    ])
    await confirm(db, admin, String((await lines(db))[0]?.id), order, { due: '36.00' })
    expect(await told(db, order)).toEqual([
      { reason: 'transfer_linked', amount: '40.00', day: '2026-03-01' },
    ])
  }))

test('money owed back that goes back is told', () =>
  rolledBack(async (db) => {
    const { admin, order } = await paidOrder(db, [{ price: 36 }])
    await db.asUser(admin, `select public.set_order_status($1, 'PAID', 'CANCELLED', 'credit')`, [
      order,
    ])
    await db.asUser(admin, 'select public.return_credit($1, 36)', [order])
    expect(await told(db, order)).toEqual([{ reason: 'credit_returned', amount: null, day: null }])
  }))
