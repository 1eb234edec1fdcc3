import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCoupon, orderState } from '../../support/orders.ts'
import { acceptByLink, newQuote, readByLink, sendQuotation } from '../../support/quotations.ts'
import { expectRefused } from '../../support/refusals.ts'

/** What becomes due is sent; answers what was. */
async function sendAll(db: Database): Promise<Record<string, unknown>[]> {
  const [row] = await db.asService('select public.claim_order_mail() as mails')
  const mails = row?.['mails'] as Record<string, unknown>[] // an array, as the function says
  for (const { id } of mails) await db.asService('select public.finish_order_mail($1)', [id])
  return mails
}

test('accepting places the order by bank transfer, once, and says where to pay', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote, { sentTo: 'bursar@school.example' })
    const accepted = await acceptByLink(db, token, '100.00', { number: ' PO 7 ' })
    expect(accepted).toMatchObject({
      state: 'accepted',
      acceptedBy: 'Mr Botha, bursar',
      purchaseOrderNumber: 'PO 7',
      orderStatus: 'PROCESSING',
    })
    expect(accepted['orderNumber']).toBeTruthy()
    expect(await acceptByLink(db, token, '100.00', { by: 'Somebody else' })).toEqual(accepted)
    expect(await orderState(db, quote)).toMatchObject({
      status: 'PROCESSING',
      method: 'EFT',
      total: '100.00',
      reasons: ['quote_created', 'quote_sent', 'quote_accepted'],
    })
  }))

test('prices that have changed since do not change what was offered', () =>
  rolledBack(async (db) => {
    const { admin, quote, product } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote)
    await db.root(`update public.product set price = '150.00' where id = $1`, [product])
    await acceptByLink(db, token)
    expect(await orderState(db, quote)).toMatchObject({ status: 'PROCESSING', total: '100.00' })
  }))

test('a coupon that was offered holds when its uses are gone', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    await newCoupon(db, 'LENTE', { max_uses: 1 })
    await db.asUser(admin, `select from public.change_order($1, coupon_code => 'LENTE')`, [quote])
    const { token } = await sendQuotation(db, admin, quote)
    await db.root('update public.coupon set uses = 1')
    await acceptByLink(db, token, '75.00')
    expect(await orderState(db, quote)).toMatchObject({
      status: 'PROCESSING',
      total: '75.00',
      redemptions: 0,
    })
  }))

test('refuses a quotation that is over, replaced, changed or withdrawn', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const old = await sendQuotation(db, admin, quote)
    const { token, id } = await sendQuotation(db, admin, quote)
    await expectRefused(acceptByLinkOf(old.token), 'quotation_not_open')
    await db.root('savepoint before')
    await db.root(`update public.quotation set valid_until = '2026-01-01' where id = $1`, [id])
    expect((await readByLink(db, token))['state']).toBe('expired')
    await expectRefused(acceptByLinkOf(token), 'quotation_not_open')
    await db.root(`update public.quotation set valid_until = '2099-01-01' where id = $1`, [id])
    await expectRefused(acceptByLinkOf(token, '99.00'), 'order_total_changed')
    await db.root(`update public.order_line set price = '80.00' where order_id = $1`, [quote])
    await expectRefused(acceptByLinkOf(token), 'quotation_not_open')
    await db.asUser(admin, `select from public.set_order_status($1, 'QUOTING', 'CANCELLED')`, [
      quote,
    ])
    expect((await readByLink(db, token))['state']).toBe('withdrawn')
    await expectRefused(acceptByLinkOf(token), 'quotation_not_open')
    await expectRefused(acceptByLinkOf('0'.repeat(64)), 'quotation_not_found')

    function acceptByLinkOf(link: string, total = '100.00') {
      return acceptByLink(db, link, total)
    }
  }))

test('refuses a nameless buyer, and a number that is longer than an invoice has room for', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote)
    await expectRefused(acceptByLink(db, token, '100.00', { by: '  ' }), 'accepted_by_required')
    await expectRefused(
      acceptByLink(db, token, '100.00', { number: 'x'.repeat(41) }),
      'purchase_order_number_too_long',
    )
  }))

test('ordered in the shop instead, the link says so and asks for nothing', () =>
  rolledBack(async (db) => {
    const { admin, teacher, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote)
    await db.asUser(teacher, `select from public.checkout($1, 'EFT', '100.00')`, [quote])
    const page = await readByLink(db, token)
    expect(page).toMatchObject({ state: 'accepted', acceptedBy: null })
    expect(page).not.toHaveProperty('bank')
  }))

test('made a quote again by an administrator, it needs another quotation', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote)
    await acceptByLink(db, token)
    await db.asUser(admin, `select from public.set_order_status($1, 'PROCESSING', 'QUOTING')`, [
      quote,
    ])
    expect((await readByLink(db, token))['state']).toBe('replaced')
    await expectRefused(acceptByLink(db, token), 'quotation_not_open')
    const next = await sendQuotation(db, admin, quote)
    expect((await acceptByLink(db, next.token))['state']).toBe('accepted')
  }))

test('the invoice carries the number of the school’s own order, and the bursar gets the mails', () =>
  rolledBack(async (db) => {
    const { admin, quote } = await newQuote(db)
    const { token } = await sendQuotation(db, admin, quote, { sentTo: 'bursar@school.example' })
    expect(await sendAll(db)).toMatchObject([
      { kind: 'quoted', copyTo: 'bursar@school.example', quotation: { token } },
    ])
    await acceptByLink(db, token, '100.00', { number: 'PO 7' })
    expect(await sendAll(db)).toMatchObject([{ kind: 'placed', copyTo: 'bursar@school.example' }])
    await db.asUser(admin, `select from public.set_order_status($1, 'PROCESSING', 'PAID')`, [quote])
    expect(
      await db.root('select buyer from public.invoice where order_id = $1', [quote]),
    ).toMatchObject([{ buyer: { purchaseOrderNumber: 'PO 7' } }])
    expect(await sendAll(db)).toMatchObject([{ kind: 'paid', copyTo: 'bursar@school.example' }])
  }))
