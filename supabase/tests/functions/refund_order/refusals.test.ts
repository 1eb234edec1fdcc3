import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCart, orderState } from '../../support/orders.ts'
import {
  move,
  notesOf,
  paidOrder,
  refund,
  refundArguments,
  type Wanted,
} from '../../support/refunds.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

const one = [{ title: 'Epsilon one', price: '50.00' }]

async function refused(db: Database, attempt: () => Promise<unknown>, word: string) {
  await db.root('savepoint attempt')
  await expectRefused(attempt(), word)
  await db.root('rollback to savepoint attempt')
}

test('never more than was paid: not a line twice, not one piece too many, not the delivery twice', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [
      { title: 'Epsilon one', price: '50.00' },
      { title: 'Epsilon three', price: '20.00', physical: true },
    ])
    const [file = '', poster = ''] = lines
    await refund(db, admin, order, { lines: [{ lineId: file }], delivery: true })
    for (const wanted of [
      { lines: [{ lineId: file }] },
      { lines: [{ lineId: poster, quantity: 2 }] },
      { delivery: true },
      { lines: [{ lineId: randomUUID() }] },
    ])
      await refused(db, () => refund(db, admin, order, wanted), 'refund_exceeds_paid')
    await refused(db, () => refund(db, admin, order, {}), 'nothing_to_refund')
    await refund(db, admin, order, { lines: [{ lineId: poster }] })
    expect((await notesOf(db, order)).map(({ total }) => total)).toEqual(['210.00', '20.00'])
  }))

test.each<[Wanted, string]>([
  [{ reason: 'order_cancelled' }, 'refund_reason_required'],
  [{ reason: '' }, 'refund_reason_required'],
  [{ method: 'Free' }, 'refund_method_not_allowed'],
  // It was not paid by card.
  [{ method: 'PayFast', reference: '1' }, 'refund_method_not_allowed'],
  [{ reference: '1' }, 'provider_reference_required'],
  [{ lines: [{ lineId: 'x' }] }, 'refund_lines_malformed'],
  [{ lines: [{ lineId: randomUUID(), quantity: 0 }] }, 'refund_lines_malformed'],
  [{ lines: [{ lineId: randomUUID(), quantity: -1 }] }, 'refund_lines_malformed'],
  [{ lines: [{ lineId: randomUUID(), quantity: 1.5 }] }, 'refund_lines_malformed'],
  [{ seenAt: '2020-01-01' }, 'row_changed'],
])('%j is refused with %s', (wanted, word) =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, one)
    await refused(
      db,
      () => refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }], ...wanted }),
      word,
    )
    expect(await notesOf(db, order)).toEqual([])
  }),
)

test('a line that is named twice is refused, so that it is not counted twice', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, one)
    const line = { lineId: lines[0] ?? '' }
    await expectRefused(refund(db, admin, order, { lines: [line, line] }), 'refund_lines_malformed')
  }))

test('a card payment goes back to the card only with the reference of the provider', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, one)
    await db.root(
      `update public.teacher_products_order set order_payment_method = 'PayFast' where id = $1`,
      [order],
    )
    const wanted = { lines: [{ lineId: lines[0] ?? '' }], method: 'PayFast' }
    await refused(db, () => refund(db, admin, order, wanted), 'provider_reference_required')
    expect(await refund(db, admin, order, { ...wanted, reference: ' 1089250 ' })).toMatchObject([
      { refund_method: 'PayFast', provider_reference: '1089250', paid_out_on: null },
    ])
  }))

test.each(['PROCESSING', 'CANCELLED', 'PENDING'])(
  'an order that is %s gives nothing back',
  (status) =>
    rolledBack(async (db) => {
      const { admin, order, lines } = await paidOrder(db, one)
      await move(db, admin, order, 'PAID', status)
      await expectRefused(
        refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }] }),
        'order_not_paid',
      )
    }),
)

test('a free order has nothing to give back', () =>
  rolledBack(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    const { cart } = await newCart(db, teacher, [{ price: null }])
    await db.asUser(teacher, `select from public.checkout($1, 'Free', '0')`, [cart])
    await expectRefused(refund(db, admin, cart, {}), 'nothing_to_refund')
  }))

test('sent again it is the same refund; by another dialog it is seen that the order has changed', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, [
      { title: 'Epsilon three', price: '20.00', physical: true },
    ])
    const [row] = await db.root(
      'select updated_at::text from public.teacher_products_order where id = $1',
      [order],
    )
    const wanted = {
      id: randomUUID(),
      lines: [{ lineId: lines[0] ?? '' }],
      seenAt: row?.['updated_at'],
    }
    const [first] = await refund(db, admin, order, wanted)
    const [second] = await refund(db, admin, order, { ...wanted, seenAt: '2020-01-01' })
    expect(second).toEqual(first)
    expect(await notesOf(db, order)).toHaveLength(1)
    expect(await orderState(db, order)).toMatchObject({
      reasons: ['first_product_added', 'checked_out', 'set_by_admin', 'refunded'],
    })
  }))

test('only administrators refund, preview and read notes; buyers read their refund and no note', () =>
  rolledBack(async (db) => {
    const { teacher, admin, order, lines } = await paidOrder(db, one)
    const wanted = { lines: [{ lineId: lines[0] ?? '' }], note: 'She was cross.' }
    const calls = [
      [
        'select public.refund_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        refundArguments(order, wanted),
      ],
      [`select public.preview_refund($1, '[]', true)`, [order]],
      ['select public.order_refunds($1)', [order]],
      [`select public.pay_out_refund($1, private.today(), 'x')`, [randomUUID()]],
    ] as const
    for (const person of [
      teacher,
      await newTeacher(db),
      await newPerson(db, ['superadmin', 'reporting']),
    ])
      for (const [sql, values] of calls.slice(0, 3))
        await refused(db, () => db.asUser(person, sql, [...values]), 'admin_required')
    await refused(
      db,
      () =>
        db.asUser(teacher, `select public.pay_out_refund($1, '2026-11-25', 'x')`, [randomUUID()]),
      'admin_required',
    )
    await refused(
      db,
      () => db.asAnon('select public.order_refunds($1)', [order]),
      'permission denied for function order_refunds',
    )
    expect(await notesOf(db, order)).toEqual([])

    await refund(db, admin, order, wanted)
    const read = 'select order_id, paid_out_on from public.refund'
    expect(await db.asUser(teacher, read)).toEqual([{ order_id: order, paid_out_on: null }])
    expect(await db.asUser(await newTeacher(db), read)).toEqual([])
    await refused(
      db,
      () => db.asUser(teacher, 'select note from public.refund'),
      'permission denied for table refund',
    )
    const [told] = await db.asUser(admin, 'select public.order_refunds($1) as told', [order])
    expect(told?.['told']).toMatchObject({
      refundable: false,
      left: '0',
      lines: [],
      refunds: [
        {
          note: 'She was cross.',
          notedBy: admin.email,
          total: '50.00',
        },
      ],
    })
  }))

test('every write of a refund is in the audit with its administrator', () =>
  rolledBack(async (db) => {
    const { admin, order, lines } = await paidOrder(db, one)
    await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '', withdraw: true }] })
    const written = await db.root(
      `select distinct table_name from public.admin_audit
       where actor_id = $1 and table_name in ('refund', 'order_line', 'teacher_products_order')
       order by table_name`,
      [admin.id],
    )
    expect(written.map(({ table_name: name }) => name)).toEqual([
      'order_line',
      'refund',
      'teacher_products_order',
    ])
  }))
