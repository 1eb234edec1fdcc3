import { expect, test } from 'vitest'
import { address, newCoupon } from '../support/orders.ts'
import { rolledBack, type Database, type Row } from '../support/database.ts'
import { wholeRow, without } from '../support/distinct.ts'
import { putSeller } from '../support/quotations.ts'
import { move, refund } from '../support/refunds.ts'
import { newPerson, newProduct, newTeacher, verifyCoupons } from '../support/world.ts'
import { expectCarried } from './expect-carried.ts'
import { callWith } from './filled.ts'

const orders = 'public.teacher_products_order'

/** An order of two of a posted resource and one other, with a coupon, for a school: every figure differs. */
async function filledOrder(db: Database, call: string, more: Row = {}) {
  await putSeller(db)
  const [admin, teacher] = [await newPerson(db, ['admin']), await newTeacher(db)]
  await db.root(
    `update public.teacher_profile set title = 'Ms', name = 'Thandi', surname = 'Nkosi', language = 'Afrikaans',
       province = 'Limpopo', days_per_week = 5, translate_i18n = 'af' where id = $1`,
    [teacher.profileId],
  )
  await db.root(
    `insert into private.invoice_details (teacher_profile_id, name, address, vat_number)
     values ($1, 'Marula Primary', '7 Chalk Street', '4111111111')`,
    [teacher.profileId],
  )
  await newCoupon(db, 'SPRING')
  await verifyCoupons(db)
  const posted = await newProduct(db, { title: 'Posters', physical: true, price: '210.00' })
  const other = await newProduct(db, { title: 'Worksheets', price: '70.00' })
  const [made] = await callWith(db, admin, call, {
    teacher_profile_id: teacher.profileId,
    items: JSON.stringify([{ productId: posted, quantity: 2 }, { productId: other }]),
    shipping_details: JSON.stringify(address),
    coupon_code: 'SPRING',
    ...more,
  })
  const order = await wholeRow(db, orders, made?.['id'])
  const lines = await db.root(
    `select id as "lineId", title, quantity, unit_price::text as "unitPrice", line_price::text as "linePrice",
       coupon_share::text as "couponShare", physical, '[]'::jsonb as members
     from public.order_line where order_id = $1 order by created_at, id`,
    [order['id']],
  )
  return { admin, teacher, order, lines }
}

/** What a paper of the order says, by its columns. */
const onPaper = (order: Row, lines: Row[], { email, id }: { email: string; id: string }): Row => ({
  order_id: order['id'],
  teacher_profile_id: order['teacher_profile_id'],
  order_number: order['order_number'],
  seller: { tradingName: 'Kryt', address: '1 Chalk Street, Polokwane', vatNumber: '4999999999' },
  buyer: {
    name: 'Marula Primary',
    address: '7 Chalk Street',
    vatNumber: '4111111111',
    owner: `${id}::${email}`,
    shippingDetails: order['order_shipping_details'],
  },
  lines,
  coupon_amount: 25,
  shipping_fee: 160,
  total: 625,
  vat: order['order_vat'],
})

test('a quotation says all of the order, is read whole by its link, and keeps who accepted', () =>
  rolledBack(async (db) => {
    const { admin, teacher, order, lines } = await filledOrder(db, 'create_quote')
    const [day] = await db.root(`select (private.today() + 7)::text as day`)
    const asked = { valid_until: day?.['day'], sent_to: 'bursar@school.example' }
    const [made] = await callWith(db, admin, 'send_quotation', { order_id: order['id'], ...asked })
    const sent = await wholeRow(db, 'public.quotation', made?.['id'])
    const paper = onPaper(order, lines, teacher)
    await expectCarried(
      db,
      'send_quotation: teacher_products_order',
      { ...paper, ...asked, language: 'af' },
      sent,
      { also: { form: 'abridged', accepted_at: null, replaced_at: null } },
    )

    const [link] = await db.root(
      'select token from private.quotation_link where quotation_id = $1',
      [made?.['id']],
    )
    const answer = { accepted_by: 'Mr Botha, bursar', purchase_order_number: 'PO 77' }
    await db.asService('select public.accept_quotation($1, $2, 625, $3)', [
      link?.['token'],
      ...Object.values(answer),
    ])
    const accepted = await wholeRow(db, 'public.quotation', made?.['id'])
    const offered = without(sent, 'accepted_at', 'updated_at', ...Object.keys(answer))
    expect([sent['accepted_by'], sent['purchase_order_number']]).toEqual([null, null])
    await expectCarried(db, 'accept_quotation: quotation', answer, accepted, { also: offered })

    const [read] = await db.asService('select public.quotation_by_link($1) as document', [
      link?.['token'],
    ])
    const shown = read?.['document'] as Row // an object, as the function says
    expect([shown['couponAmount'], shown['shippingFee'], shown['total'], shown['vat']]).toEqual([
      '25.00',
      '160.00',
      '625.00',
      Number(order['order_vat']).toFixed(2),
    ])
    await expectCarried(db, 'quotation_by_link: quotation', accepted, {
      id: shown['id'],
      number: shown['number'],
      issued_at: shown['issuedAt'],
      valid_until: shown['validUntil'],
      language: shown['language'],
      form: shown['form'],
      seller: shown['seller'],
      buyer: shown['buyer'] === 'Marula Primary' && accepted['buyer'],
      lines: shown['lines'],
      coupon_amount: Number(shown['couponAmount']),
      shipping_fee: Number(shown['shippingFee']),
      total: Number(shown['total']),
      vat: Number(shown['vat']),
      accepted_by: shown['acceptedBy'],
      purchase_order_number: shown['purchaseOrderNumber'],
    })
  }))

test('an invoice says all of the order, and a credit note of all of it the same', () =>
  rolledBack(async (db) => {
    const { admin, teacher, order, lines } = await filledOrder(db, 'create_order', {
      payment_method: 'EFT',
    })
    await move(db, admin, String(order['id']), 'PROCESSING', 'PAID')
    const paper = onPaper(order, lines, teacher)
    const [made] = await db.root(
      'select id, form from public.invoice where order_id = $1 and kind = $2',
      [order['id'], 'invoice'],
    )
    const invoice = await wholeRow(db, 'public.invoice', made?.['id'])
    const [day] = await db.root('select private.today()::text as today')
    const payment = { payment_method: 'EFT', paid_on: day?.['today'] }
    await expectCarried(db, 'issue_invoice: invoice', { ...paper, ...payment }, invoice, {
      also: { form: 'abridged', credited_invoice_id: null, credit_reason: null, storage_key: null },
    })

    const [noted] = await refund(db, admin, String(order['id']), {
      note: 'Torn posters',
      id: '3f2b6a10-0000-4000-8000-000000000002',
      lines: lines.map((line) => ({
        lineId: String(line['lineId']),
        quantity: Number(line['quantity']),
      })),
      delivery: true,
      reason: 'faulty',
    })
    const credit = await wholeRow(db, 'public.invoice', 'credit_note', 'kind')
    await expectCarried(
      db,
      'refund_order: refund',
      {
        id: '3f2b6a10-0000-4000-8000-000000000002',
        order_id: order['id'],
        teacher_profile_id: teacher.profileId,
        invoice_id: credit['id'],
        amount: 625,
        refund_method: 'EFT',
        note: 'Torn posters',
        noted_by: admin.id,
      },
      await wholeRow(db, 'public.refund', noted?.['id']),
      { also: { provider_reference: null, paid_out_on: null } },
    )
    await expectCarried(db, 'credit_pieces: invoice', { ...paper, form: 'abridged' }, credit, {
      also: { credited_invoice_id: invoice['id'], credit_reason: 'faulty', credited_part: 'whole' },
    })
  }))
