import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { notice, receive, sent } from '../../support/notifications.ts'
import { newCart } from '../../support/orders.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

// A tax invoice says when it was paid: the day of the bank or of the card provider, not that of whoever noted it.

const paid = async (db: Database, order: string) =>
  (
    await db.root(
      `select payment_method as method, paid_on::text as day from public.invoice
       where order_id = $1 and kind = 'invoice' order by number desc limit 1`,
      [order],
    )
  )[0]

/** So much came on each of these days, and is confirmed in this order. */
async function pay(
  db: Database,
  admin: Person,
  order: { id: string; number: string },
  came: [string, string, string][],
) {
  for (const [amount, date, due] of came) {
    await upload(db, admin, [{ amount, reference: order.number, date }])
    const line = (await lines(db)).find((one) => one.amount === amount && one.left === amount)
    await confirm(db, admin, String(line?.id), order.id, { due })
  }
}

test.each<[string, string, [string, string, string][]]>([
  ['the whole', '2026-03-04', [['100.00', '2026-03-04', '100.00']]],
  ['too much', '2026-03-05', [['110.00', '2026-03-05', '100.00']]],
  [
    'in parts, the last of them',
    '2026-03-09',
    [
      ['60.00', '2026-03-02', '100.00'],
      ['40.00', '2026-03-09', '40.00'],
    ],
  ],
  [
    'in parts, the earlier one entered last',
    '2026-03-09',
    [
      ['60.00', '2026-03-09', '100.00'],
      ['40.00', '2026-03-02', '40.00'],
    ],
  ],
])('%s: paid on %s', (_, day, came) =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db)
    await pay(db, admin, order, came)
    expect(await paid(db, order.id)).toEqual({ method: 'EFT', day })
  }),
)

test('an order that was changed to what had come was paid when it came', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db)
    await pay(db, admin, order, [['60.00', '2026-03-02', '100.00']])
    const product = await newProduct(db, { price: '60.00' })
    await db.asUser(admin, 'select public.change_order($1, $2)', [
      order.id,
      JSON.stringify([{ productId: product }]),
    ])
    expect(await paid(db, order.id)).toEqual({ method: 'EFT', day: '2026-03-02' })
  }))

test('a card payment that is merged days later was paid on its own day, a quote as well', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const buyer = await newTeacher(db)
    const { cart } = await newCart(db, buyer)
    const attempt = await sent(db, buyer, cart)
    await db.asUser(buyer, 'select public.give_up_payment($1)', [cart])
    await newCart(db, buyer, [{ price: '5.00', title: 'Something else' }])
    await receive(db, notice(attempt, cart))
    await db.root(`update public.payment_notification set received_at = '2026-03-31T22:30:00Z'`)
    await db.root(
      `update public.teacher_products_order set order_status = 'QUOTING' where id = $1`,
      [cart],
    )
    await db.asUser(
      admin,
      `select public.resolve_payment_notification(id, 'MERGED', 'seen', 105) from public.payment_notification`,
    )
    // Half past midnight in South Africa.
    expect(await paid(db, cart)).toEqual({ method: 'PayFast', day: '2026-04-01' })
  }))

test('on an administrator’s word it is the day of that word', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const order = await awaited(db)
    await db.asUser(admin, `select public.set_order_status($1, 'PROCESSING', 'PAID')`, [order.id])
    const [today] = await db.root('select private.today()::text as day')
    expect(await paid(db, order.id)).toEqual({ method: 'EFT', day: today?.['day'] })
  }))
