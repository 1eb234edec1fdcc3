import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { notice, prepared, receive } from '../../support/notifications.ts'
import { newCart, orderState } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { awaited, confirm, lines, links, upload } from '../../support/statements.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** An order of R100 and open lines with these amounts that name it. */
async function arrange(db: Database, amounts: string[]) {
  const admin = await newPerson(db, ['admin'])
  const order = await awaited(db)
  await upload(
    db,
    admin,
    amounts.map((amount, day) => ({
      amount,
      reference: order.number,
      date: `2026-03-0${day + 1}`,
    })),
  )
  return { admin, order, ids: (await lines(db)).map(({ id }) => id) }
}

const undo = async (db: Database, admin: Awaited<ReturnType<typeof newPerson>>, order: string) => {
  const [link] = await links(db, order)
  return db.asUser(
    admin,
    `select line_state as state, left_amount as left, verdict from public.undo_bank_line($1, 'wrong order')`,
    [link?.['id']],
  )
}

test('confirming marks the order paid, with invoice, event, mail, audit and the line', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['100.00'])
    expect(await confirm(db, admin, String(ids[0]), order.id)).toEqual([
      { state: 'SETTLED', left: '0.00' },
    ])
    expect(await orderState(db, order.id)).toMatchObject({
      status: 'PAID',
      method: 'EFT',
      reasons: ['first_product_added', 'checked_out', 'paid_by_transfer'],
      documents: ['invoice'],
    })
    expect(
      await db.root(`select kind from private.order_mail where order_id = $1 and kind = 'paid'`, [
        order.id,
      ]),
    ).toHaveLength(1)
    const [{ history } = {}] = await db.asUser(
      admin,
      'select public.order_history($1) as history',
      [order.id],
    )
    expect((history as object[]).at(-1)).toMatchObject({
      reason: 'paid_by_transfer',
      actor: admin.email,
      bankLine: { bookedOn: '2026-03-01', amount: '100.00', undone: false },
    })
    const audited = await db.root(
      `select distinct table_name from public.admin_audit where actor_id = $1`,
      [admin.id],
    )
    expect(audited.map(({ table_name: name }) => name)).toEqual(
      expect.arrayContaining(['bank_line_order', 'bank_statement_line', 'teacher_products_order']),
    )
  }))

test('confirming twice is once; a line that is used pays nothing else', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['100.00'])
    const other = await awaited(db)
    const line = String(ids[0])
    await confirm(db, admin, line, order.id)
    await confirm(db, await newPerson(db, ['admin']), line, order.id)
    expect(await links(db, order.id)).toHaveLength(1)
    await expectRefused(confirm(db, admin, line, other.id), 'bank_line_used')
    expect(await orderState(db, other.id)).toMatchObject({ status: 'PROCESSING' })
  }))

test('several lines pay one order together; the last one makes it paid', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['60.00', '40.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    expect(await orderState(db, order.id)).toMatchObject({
      status: 'PROCESSING',
      documents: null,
      reasons: ['first_product_added', 'checked_out', 'part_paid_by_transfer'],
    })
    // What was shown before the first was confirmed.
    await expectRefused(confirm(db, admin, String(ids[1]), order.id), 'order_changed')
    await confirm(db, admin, String(ids[1]), order.id, { due: '40.00' })
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PAID' })
  }))

test('an underpayment is let go only with a note', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['99.50'])
    const line = String(ids[0])
    await expectRefused(confirm(db, admin, line, order.id, { full: true }), 'note_required')
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PROCESSING' })
    await confirm(db, admin, line, order.id, { full: true, note: 'bank charges' })
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PAID', total: '100.00' })
    expect(await links(db, order.id)).toMatchObject([{ amount: '99.50' }])
  }))

test('what was paid too much is owed back, until it is paid back with a note', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['140.00'])
    const line = String(ids[0])
    expect(await confirm(db, admin, line, order.id)).toEqual([
      { state: 'OWED_BACK', left: '40.00' },
    ])
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PAID' })
    const decide = (decision: string, note: string) =>
      db.asUser(
        admin,
        `select line_state as state, left_amount as left, returned_amount as returned
         from public.decide_bank_line($1, $2, $3, 40)`,
        [line, decision, note],
      )
    await expectRefused(decide('returned', ' '), 'note_required')
    await expectRefused(decide('aside', 'x'), 'bank_line_used')
    await expectRefused(decide('lost', 'x'), 'decision_not_known')
    const returned = [{ state: 'SETTLED', left: '0.00', returned: '40.00' }]
    expect(await decide('returned', 'EFT of 5 March')).toEqual(returned)
    expect(await decide('returned', 'again')).toEqual(returned)
    expect(await decide('reopen', '')).toEqual([
      { state: 'OWED_BACK', left: '40.00', returned: '0.00' },
    ])
  }))

test('undoing is the order’s own way back: a credit note, and the line is free again', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['140.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    const freed = [{ state: 'OPEN', left: '140.00', verdict: 'over' }]
    expect(await undo(db, admin, order.id)).toEqual(freed)
    expect(await undo(db, admin, order.id)).toEqual(freed)
    expect(await orderState(db, order.id)).toMatchObject({
      status: 'PROCESSING',
      documents: ['invoice', 'credit_note'],
      reasons: ['first_product_added', 'checked_out', 'paid_by_transfer', 'transfer_undone'],
    })
    await confirm(db, admin, String(ids[0]), order.id)
    expect(await links(db, order.id)).toMatchObject([{ undone: true }, { undone: false }])
  }))

test('undoing a part payment leaves the order waiting', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['60.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    expect(await undo(db, admin, order.id)).toMatchObject([{ state: 'OPEN', left: '60.00' }])
    expect(await orderState(db, order.id)).toMatchObject({ status: 'PROCESSING', documents: null })
  }))

test.each([
  ['CANCELLED', 'OWED_BACK'],
  ['PROCESSING', 'OPEN'],
])('an order that is set to %s frees its lines, which are %s', (status, state) =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['60.00', '40.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    await confirm(db, admin, String(ids[1]), order.id, { due: '40.00' })
    await db.asUser(admin, `select public.set_order_status($1, 'PAID', $2)`, [order.id, status])
    expect(await lines(db)).toMatchObject([
      { state, left: '60.00' },
      { state, left: '40.00' },
    ])
  }),
)

test('a buyer who cancels a part-paid order is owed what had come', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['60.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    await db.asUser(order.buyer, 'select public.cancel_order($1)', [order.id])
    expect(await lines(db)).toMatchObject([{ state: 'OWED_BACK', left: '60.00' }])
    await expectRefused(confirm(db, admin, String(ids[0]), order.id), 'order_not_open')
  }))

test('an order that was paid by card meanwhile is refused, and its part payment is owed back', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['60.00', '40.00'])
    await confirm(db, admin, String(ids[0]), order.id)
    await db.asUser(order.buyer, 'select public.prepare_card_payment($1, 100)', [order.id])
    await expectRefused(
      confirm(db, admin, String(ids[1]), order.id, { due: '40.00' }),
      'payment_being_confirmed',
    )
    const [attempt] = await db.root(
      'select id from public.payment_attempt where order_id = $1 and ended_at is null',
      [order.id],
    )
    expect(await receive(db, notice(String(attempt?.['id']), order.id))).toMatchObject({
      verdict: 'paid',
    })
    expect(await lines(db)).toMatchObject([
      { state: 'OWED_BACK', left: '60.00' },
      { state: 'OPEN' },
    ])
    await expectRefused(
      confirm(db, admin, String(ids[1]), order.id, { due: '100.00' }),
      'order_already_paid',
    )
  }))

test('an order that was set to paid by hand is only linked', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['100.00'])
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'PAID')`, [order.id])
    await confirm(db, admin, String(ids[0]), order.id)
    expect(await orderState(db, order.id)).toMatchObject({
      status: 'PAID',
      documents: ['invoice'],
      reasons: ['first_product_added', 'checked_out', 'set_by_admin', 'transfer_linked'],
    })
  }))

test('a line that is not ours is set aside with a note and taken back', () =>
  rolledBack(async (db) => {
    const { admin, order, ids } = await arrange(db, ['100.00'])
    const decide = (decision: string, note = '') =>
      db.asUser(admin, 'select line_state, verdict from public.decide_bank_line($1, $2, $3)', [
        ids[0],
        decision,
        note,
      ])
    await expectRefused(decide('aside'), 'note_required')
    await decide('aside', 'rent of the hall')
    await expectRefused(confirm(db, admin, String(ids[0]), order.id), 'bank_line_used')
    expect(await decide('reopen')).toEqual([{ line_state: 'OPEN', verdict: 'exact' }])
  }))

test('a card payment that needed a person is merged into its order, or returned, with a note', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const stray = async () => {
      const buyer = await newTeacher(db)
      const { cart } = await newCart(db, buyer)
      const attempt = await prepared(db, buyer, cart)
      const { id } = await receive(
        db,
        notice(attempt, cart, { pf_payment_id: cart.slice(0, 8), amount_gross: '90.00' }),
      )
      return { id, cart }
    }
    const resolve = (
      id: unknown,
      resolution: string,
      note: string,
      due: string | null = '100.00',
    ) =>
      db.asUser(
        admin,
        `select needs_human, resolution, resolution_note as note
         from public.resolve_payment_notification($1, $2, $3, $4)`,
        [id, resolution, note, due],
      )
    const merged = await stray()
    await expectRefused(resolve(merged.id, 'MERGED', ''), 'note_required')
    // What is still to pay is 100.00: nothing else was seen.
    for (const due of [null, '90.00', '100.01', 'NaN', '0'])
      await expectRefused(resolve(merged.id, 'MERGED', 'R10 let go', due), 'order_changed')
    const answer = [{ needs_human: false, resolution: 'MERGED', note: 'R10 let go' }]
    expect(await resolve(merged.id, 'MERGED', 'R10 let go')).toEqual(answer)
    expect(await resolve(merged.id, 'MERGED', 'again')).toEqual(answer)
    await expectRefused(resolve(merged.id, 'RETURNED', 'x'), 'row_changed')
    expect(await orderState(db, merged.cart)).toMatchObject({
      status: 'PAID',
      method: 'PayFast',
      documents: ['invoice'],
    })
    const returned = await stray()
    expect(await resolve(returned.id, 'RETURNED', 'refunded by the provider')).toMatchObject([
      { resolution: 'RETURNED' },
    ])
    expect(await orderState(db, returned.cart)).toMatchObject({ status: 'PENDING' })
    await expectRefused(resolve(returned.id, 'MERGED', 'x'), 'row_changed')
  }))

test('a card payment for an order that is paid is not merged', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const attempt = await prepared(db, buyer, cart)
    await receive(db, notice(attempt, cart))
    const { id } = await receive(db, notice(attempt, cart, { pf_payment_id: '2' }))
    await expectRefused(
      db.asUser(admin, `select public.resolve_payment_notification($1, 'MERGED', 'x')`, [id]),
      'order_already_paid',
    )
  }))
