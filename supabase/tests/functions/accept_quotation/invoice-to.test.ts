import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newQuote, readByLink, sendQuotation } from '../../support/quotations.ts'
import { expectRefused } from '../../support/refusals.ts'

const accept = (db: Database, token: string, invoiceTo: object | null) =>
  db.asService(`select public.accept_quotation($1, 'Mr Botha', '6000.00', '', $2)`, [
    token,
    invoiceTo === null ? null : JSON.stringify(invoiceTo),
  ])

const school = { name: 'Laerskool Ou Drif', address: '1 Kerkstraat, Parys', vatNumber: '' }

test('above R5000 whoever accepts says to whom the invoice is made out', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db, { price: '6000.00' })
    const { token } = await sendQuotation(db, admin, quote)
    expect((await readByLink(db, token))['asksInvoiceTo']).toBe(true)
    await expectRefused(accept(db, token, null), 'invoice_details_required')
    await expectRefused(accept(db, token, { ...school, address: ' ' }), 'invoice_details_required')
    await expectRefused(accept(db, token, { ...school, vatNumber: '12' }), 'vat_number_invalid')
    await accept(db, token, school)
    await db.asUser(admin, `select from public.set_order_status($1, 'PROCESSING', 'PAID')`, [quote])
    expect(
      await db.root('select form, buyer from public.invoice where order_id = $1', [quote]),
    ).toMatchObject([{ form: 'full', buyer: { name: school.name, address: school.address } }])
  }))

test('a link does not change to whom invoices are made out already', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db, { price: '6000.00' })
    await db.asUser(teacher, 'select public.save_invoice_details($1)', [JSON.stringify(school)])
    const { token } = await sendQuotation(db, admin, quote)
    expect((await readByLink(db, token))['asksInvoiceTo']).toBe(false)
    await accept(db, token, { name: 'Somebody else', address: 'Elsewhere' })
    const [row] = await db.asUser(teacher, 'select public.get_invoice_details() as details')
    expect(row?.['details']).toEqual(school)
  }))

test('while a card payment is being confirmed, nobody orders it a second time', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db, { price: '100.00' })
    const { token } = await sendQuotation(db, admin, quote)
    await db.asUser(teacher, `select from public.checkout($1, 'PayFast', '100.00')`, [quote])
    await db.root('update public.payment_attempt set sent_at = now() where order_id = $1', [quote])
    await expectRefused(
      db.asService(`select public.accept_quotation($1, 'Mr Botha', '100.00')`, [token]),
      'payment_being_confirmed',
    )
  }))
