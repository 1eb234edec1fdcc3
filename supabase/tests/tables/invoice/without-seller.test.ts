import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCart } from '../../support/orders.ts'
import { newTeacher } from '../../support/world.ts'

/** On days of its own: a test beside this one that enters the same day would wait for this, and this for its invoice. */
const writeSeller = (vat: string | null, from = '2020-02-02') =>
  `insert into private.seller (valid_from, trading_name, address, vat_number)
   values ('${from}', 'Kryt', 'Polokwane', ${vat === null ? 'null' : `'${vat}'`})`

/** An order that was paid while the seller's details were missing. */
async function paidWithoutSeller(db: Database) {
  const teacher = await newTeacher(db)
  const { cart } = await newCart(db, teacher)
  await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [cart])
  await db.root(`select private.enter_status($1, 'PAID')`, [cart])
  await db.root(`select private.record_order_event($1, 'PROCESSING', 'PAID', 'set_by_admin')`, [
    cart,
  ])
  return cart
}

const documents = 'select kind, number, seller, form, vat, total from public.invoice'

test('the order is paid, and its invoice has a number and waits', () =>
  rolledBack(async (db) => {
    const cart = await paidWithoutSeller(db)
    expect(
      await db.root('select order_status from public.teacher_products_order where id = $1', [cart]),
    ).toEqual([{ order_status: 'PAID' }])
    expect(await db.root(documents)).toMatchObject([{ seller: null, total: '100.00' }])
  }))

test('the seller who is recorded later is printed on it, with their VAT status', () =>
  rolledBack(async (db) => {
    await paidWithoutSeller(db)
    await db.root(writeSeller(null))
    expect(await db.root(documents)).toMatchObject([
      { seller: { tradingName: 'Kryt', vatNumber: null }, form: 'plain', vat: '0.00' },
    ])
    // A second row is the start of another seller, not a correction.
    await db.root(writeSeller('4123456789', '2021-02-02'))
    expect(await db.root(documents)).toMatchObject([{ form: 'plain', vat: '0.00' }])
  }))

test('a seller who starts tomorrow is not on today’s invoices', () =>
  rolledBack(async (db) => {
    await paidWithoutSeller(db)
    await db.root(writeSeller('4123456789', '2099-02-02'))
    expect(await db.root(documents)).toMatchObject([{ seller: null }])
  }))

test('buyers who were mailed without the invoice get it then; the others get one mail', () =>
  rolledBack(async (db) => {
    const outbox =
      'select kind, invoice_id is not null as document from private.order_mail order by kind'
    await paidWithoutSeller(db)
    await db.root(`update private.order_mail set sent_at = now()`)
    await paidWithoutSeller(db)
    await db.root(writeSeller('4123456789'))
    expect(await db.root(outbox)).toEqual([
      { kind: 'invoice', document: true },
      { kind: 'paid', document: true },
      { kind: 'paid', document: true },
      { kind: 'placed', document: false },
      { kind: 'placed', document: false },
    ])
  }))
