import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { paidOrder } from '../../support/refunds.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'
import { newPerson, newProduct } from '../../support/world.ts'

const money = async (db: Database, order: string) => {
  const [row] = await db.root(
    `select order_status as status, received_amount as received, by_hand_amount as by_hand,
       owed_back_amount as owed_back, to_pay_back_amount as to_pay_back, paid_back_amount as paid_back,
       private.order_paid_amount(parent) as paid, private.order_due(parent) as due
     from public.teacher_products_order as parent where id = $1`,
    [order],
  )
  return row
}

const setStatus = (
  db: Database,
  admin: Person,
  order: string,
  steps: string[],
  choice: string | null = null,
) => db.asUser(admin, `select public.set_order_status($1, $2, $3, $4)`, [order, ...steps, choice])

/** An order of R100 that waits for its transfer, of which so much has come and was confirmed. */
async function partPaid(db: Database, amount: string) {
  const admin = await newPerson(db, ['admin'])
  const order = await awaited(db)
  await upload(db, admin, [{ amount, reference: order.number, date: '2026-03-01' }])
  const [line] = await lines(db)
  await confirm(db, admin, String(line?.['id']), order.id)
  return { admin, order, line: String(line?.['id']) }
}

/** The same order with one resource of another price. */
const changeTo = async (
  db: Database,
  admin: Person,
  order: string,
  price: string,
  rest: string | null,
) => {
  const product = await newProduct(db, { price })
  return db.asUser(admin, 'select public.change_order($1, $2, rest_to => $3)', [
    order,
    JSON.stringify([{ productId: product }]),
    rest,
  ])
}

test('a part payment is said: R60.00 of R100.00', () =>
  rolledBack(async (db) => {
    const { order } = await partPaid(db, '60.00')
    expect(await money(db, order.id)).toMatchObject({
      status: 'PROCESSING',
      paid: '60.00',
      due: '40.00',
      owed_back: '0.00',
    })
  }))

test('an order marked paid by hand and cancelled owes what it was marked with', () =>
  rolledBack(async (db) => {
    const { admin, order } = await paidOrder(db, [{ price: 36 }])
    expect(await money(db, order)).toMatchObject({ by_hand: '36.00', paid: '36.00' })
    await setStatus(db, admin, order, ['PAID', 'CANCELLED'], 'credit')
    expect(await money(db, order)).toMatchObject({
      status: 'CANCELLED',
      owed_back: '36.00',
      to_pay_back: '0.00',
    })
    await expectRefused(
      db.asUser(admin, 'select public.return_credit($1, 35)', [order]),
      'order_changed',
    )
    await db.asUser(admin, 'select public.return_credit($1, 36)', [order])
    expect(await money(db, order)).toMatchObject({ owed_back: '36.00', to_pay_back: '36.00' })
    await db.asUser(
      admin,
      `select public.pay_out_refund(id, (created_at at time zone 'Africa/Johannesburg')::date, 'FNB 1')
       from public.refund where order_id = $1`,
      [order],
    )
    expect(await money(db, order)).toMatchObject({ owed_back: '0.00', paid_back: '36.00' })
    await expectRefused(
      db.asUser(admin, 'select public.return_credit($1, 36)', [order]),
      'order_changed',
    )
  }))

test('cancelled with a refund, a refund of all that came is noted and the line is not free', () =>
  rolledBack(async (db) => {
    const { admin, order } = await partPaid(db, '100.00')
    await setStatus(db, admin, order.id, ['PAID', 'CANCELLED'], 'refund')
    expect(await money(db, order.id)).toMatchObject({ owed_back: '100.00', to_pay_back: '100.00' })
    expect(await lines(db)).toMatchObject([{ state: 'SETTLED', left: '0.00' }])
  }))

test('cancelled, a refund that went out already does not come free as well', () =>
  rolledBack(async (db) => {
    const { admin, order } = await partPaid(db, '100.00')
    await db.root(
      `insert into public.refund (order_id, teacher_profile_id, amount, refund_method, paid_out_on, bank_reference)
       select id, teacher_profile_id, 30, 'EFT', private.today(), 'FNB 1' from public.teacher_products_order where id = $1`,
      [order.id],
    )
    await setStatus(db, admin, order.id, ['PAID', 'CANCELLED'])
    expect(await lines(db)).toMatchObject([{ state: 'OWED_BACK', left: '70.00' }])
    expect(await money(db, order.id)).toMatchObject({ received: '30.00', owed_back: '0.00' })
  }))

test('what was marked by hand and has not come is taken back, or was never there', () =>
  rolledBack(async (db) => {
    for (const [to, choice] of [
      ['PROCESSING', null],
      ['CANCELLED', 'none'],
    ] as const) {
      const { admin, order } = await paidOrder(db, [{ price: 36 }])
      await setStatus(db, admin, order, ['PAID', to], choice)
      expect(await money(db, order)).toMatchObject({ received: '0.00', owed_back: '0.00' })
    }
  }))

test.each([
  ['credit', { owed_back: '0.00', received: '40.00' }, { state: 'OWED_BACK', left: '20.00' }],
  [
    'refund',
    { owed_back: '20.00', to_pay_back: '20.00', received: '60.00' },
    { state: 'SETTLED', left: '0.00' },
  ],
])('an order that is edited below what came says where the rest goes: %s', (rest, figures, line) =>
  rolledBack(async (db) => {
    const { admin, order } = await partPaid(db, '60.00')
    await expectRefused(changeTo(db, admin, order.id, '40.00', null), 'rest_not_decided')
    await expectRefused(changeTo(db, admin, order.id, '40.00', 'keep'), 'decision_not_known')
    await changeTo(db, admin, order.id, '40.00', rest)
    expect(await money(db, order.id)).toMatchObject({ status: 'PAID', paid: '40.00', ...figures })
    expect(await lines(db)).toMatchObject([line])
  }),
)

test('a transfer that comes for an order marked by hand is not counted twice', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db)
    await setStatus(db, admin, order.id, ['PROCESSING', 'PAID'])
    await upload(db, admin, [{ amount: '100.00', reference: order.number, date: '2026-03-01' }])
    const [line] = await lines(db)
    await confirm(db, admin, String(line?.['id']), order.id)
    expect(await money(db, order.id)).toMatchObject({
      by_hand: '0.00',
      received: '100.00',
      owed_back: '0.00',
    })
  }))
