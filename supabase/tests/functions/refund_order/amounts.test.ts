import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { newCoupon } from '../../support/orders.ts'
import { notesOf, paidOrder, refund } from '../../support/refunds.ts'

const three = [
  { title: 'Alpha', price: '30.00' },
  { title: 'Beta', price: '30.00' },
  { title: 'Gamma', price: '40.00' },
]

async function registered(db: Database, vat = true) {
  await db.root(
    `insert into private.seller (valid_from, trading_name, address, vat_number)
     values ('2020-02-03', 'Kryt', 'Polokwane', $1)`,
    [vat ? '4123456789' : null],
  )
}

test('a line by itself: its price, its coupon share, and the VAT of its invoice', () =>
  rolledBack(async (db) => {
    await registered(db)
    await newCoupon(db, 'LENTE', { discount_value: '10.00' })
    const { admin, order, lines } = await paidOrder(db, three, 'LENTE')
    await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }] })
    expect(await notesOf(db, order)).toMatchObject([
      {
        // 30.00 minus 3.00; of the 11.74 VAT inside 90.00, 27 of 90.
        total: '27.00',
        coupon_amount: '3.00',
        vat: '3.52',
        shipping_fee: '0.00',
        credited_part: 'part',
        credit_reason: 'goodwill',
        lines: [{ title: 'Alpha', quantity: 1, linePrice: '30.00', couponShare: '3.00' }],
      },
    ])
    const [row] = await db.root(
      'select order_status, refunded_amount, order_total from public.teacher_products_order where id = $1',
      [order],
    )
    expect(row).toEqual({ order_status: 'PAID', refunded_amount: '27.00', order_total: '90.00' })
  }))

test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
  'in any order (%j) the parts are the invoice to the cent, and each line has the same VAT',
  (turns) =>
    rolledBack(async (db) => {
      await registered(db)
      await newCoupon(db, 'LENTE', { discount_value: '10.00' })
      const { admin, order, lines } = await paidOrder(db, three, 'LENTE')
      for (const turn of turns)
        await refund(db, admin, order, { lines: [{ lineId: lines[turn] ?? '' }] })
      const notes = await notesOf(db, order)
      expect(notes.map(({ credited_part: part }) => part)).toEqual(['part', 'part', 'rest'])
      const [sums] = await db.root(
        `select sum(total) filter (where kind = 'invoice') as total, sum(total) filter (where kind <> 'invoice') as back,
         sum(vat) filter (where kind = 'invoice') as vat, sum(vat) filter (where kind <> 'invoice') as vat_back
       from public.invoice where order_id = $1`,
        [order],
      )
      expect(sums).toEqual({ total: '90.00', back: '90.00', vat: '11.74', vat_back: '11.74' })
      const byTitle = notes.map(({ lines: given, vat }) => [
        (given as { title: string }[])[0]?.title, // the lines of a note
        vat,
      ])
      // 3.522, 3.522 and 4.696: the cent that is left goes to the largest fraction.
      expect(Object.fromEntries(byTitle)).toEqual({
        Alpha: '3.52',
        Beta: '3.52',
        Gamma: '4.70',
      })
    }),
)

test('a number of posted goods, and the delivery chosen or not', () =>
  rolledBack(async (db) => {
    await registered(db)
    const { admin, order, lines } = await paidOrder(db, [
      { title: 'Delta', price: '19.99', physical: true },
    ])
    const line = lines[0] ?? ''
    // A school bought seven.
    await db.root(`select private.enter_status($1, 'PROCESSING')`, [order])
    await db.root('update public.order_line set quantity = 7 where id = $1', [line])
    await db.root(`select private.enter_status($1, 'PAID')`, [order])
    await refund(db, admin, order, { lines: [{ lineId: line, quantity: 2 }] })
    await refund(db, admin, order, { delivery: true })
    await refund(db, admin, order, { lines: [{ lineId: line, quantity: 5 }] })
    expect((await notesOf(db, order)).slice(-3)).toMatchObject([
      { total: '39.98', shipping_fee: '0.00', lines: [{ quantity: 2, linePrice: '39.98' }] },
      { total: '160.00', shipping_fee: '160.00', lines: [] },
      { total: '99.95', credited_part: 'rest', lines: [{ quantity: 5 }] },
    ])
    const [sums] = await db.root(
      `select sum(note.vat) = invoice.vat as whole
       from public.invoice as note join public.invoice on invoice.id = note.credited_invoice_id
       where note.order_id = $1 group by invoice.id order by invoice.number desc limit 1`,
      [order],
    )
    expect(sums).toEqual({ whole: true })
  }))

test('the VAT is that of the invoice, whatever the seller is on the day of the refund', () =>
  rolledBack(async (db) => {
    await registered(db)
    const { admin, order, lines } = await paidOrder(db, [{ price: '115.00' }])
    await db.root(`insert into private.seller (valid_from, trading_name, address, vat_number)
      values ('2020-02-04', 'Kryt', 'Polokwane', null)`)
    await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }] })
    expect(await notesOf(db, order)).toMatchObject([
      { total: '115.00', vat: '15.00', credited_part: 'whole' },
    ])
  }))

test('without VAT on the invoice there is none on the credit note', () =>
  rolledBack(async (db) => {
    await registered(db, false)
    const { admin, order, lines } = await paidOrder(db, [{ price: '115.00' }])
    await refund(db, admin, order, { lines: [{ lineId: lines[0] ?? '' }] })
    expect(await notesOf(db, order)).toMatchObject([{ total: '115.00', vat: '0.00' }])
  }))

test('the preview says what the refund will be, and keeps nothing', () =>
  rolledBack(async (db) => {
    await registered(db)
    await newCoupon(db, 'LENTE', { discount_value: '10.00' })
    const { admin, order, lines } = await paidOrder(db, three, 'LENTE')
    const asked = JSON.stringify([{ lineId: lines[2], quantity: 1 }])
    const [row] = await db.asUser(admin, 'select public.preview_refund($1, $2, false) as told', [
      order,
      asked,
    ])
    expect(row?.['told']).toEqual({
      couponAmount: '4.00',
      shippingFee: '0.00',
      vat: '4.70',
      total: '36.00',
    })
    expect(await notesOf(db, order)).toEqual([])
  }))

test.each([
  ['0.05', ['1', '1', '1'], ['0.02', '0.02', '0.01']],
  ['0.05', ['10', '1', '1'], ['0.04', '0.01', '0.00']],
  ['13.04', ['100'], ['13.04']],
  ['0.00', ['0', '0'], ['0.00', '0.00']],
  ['10.00', [], []],
])('R%s over %j: the cents that are left go to the largest fractions', (amount, weights, parts) =>
  rolledBack(async (db) => {
    const [row] = await db.root(
      'select array(select round(part, 2)::text from unnest(private.spread_remainder($1, $2)) as part) as parts',
      [amount, weights],
    )
    expect(row?.['parts']).toEqual(parts)
  }),
)
