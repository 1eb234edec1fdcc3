import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { newCart, newCoupon } from '../../support/orders.ts'
import { newPerson, newProduct, newTeacher } from '../../support/world.ts'

const kinds = `select mail.kind, invoice.kind as document, invoice.number
  from private.order_mail mail left join public.invoice on invoice.id = mail.invoice_id
  where mail.order_id = $1 order by mail.created_at, invoice.number nulls first, mail.kind`

const checkout = (db: Database, buyer: Person, cart: string, total: string) =>
  db.asUser(buyer, `select from public.checkout($1, 'EFT', $2)`, [cart, total])

const move = (db: Database, admin: Person, order: string, from: string, to: string) =>
  db.asUser(admin, 'select from public.set_order_status($1, $2, $3)', [order, from, to])

async function shop(db: Database) {
  await db.root(`insert into private.seller (valid_from, trading_name, address, vat_number)
    values ('2020-01-01', 'Kryt', 'Polokwane', '4123456789')`)
  // As a whole: row by row, another test that takes a number of each kind would wait for one while this waits for the other.
  await db.root('lock table private.document_series in share row exclusive mode')
  await db.root('update private.document_series set last_number = 0')
  return { admin: await newPerson(db, ['admin']), teacher: await newTeacher(db) }
}

test('when an administrator marks the order as paid, the buyer gets the invoice once', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const { cart } = await newCart(db, teacher)
    await checkout(db, teacher, cart, '100.00')
    await move(db, admin, cart, 'PROCESSING', 'PAID')
    await move(db, admin, cart, 'PROCESSING', 'PAID')
    expect(await db.root(kinds, [cart])).toEqual([
      { kind: 'placed', document: null, number: null },
      { kind: 'paid', document: 'invoice', number: 1 },
    ])
  }))

test('a cancelled sale sends its credit note; paid again, another invoice', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const { cart } = await newCart(db, teacher)
    await checkout(db, teacher, cart, '100.00')
    await move(db, admin, cart, 'PROCESSING', 'PAID')
    await move(db, admin, cart, 'PAID', 'CANCELLED')
    await move(db, admin, cart, 'CANCELLED', 'PAID')
    expect(await db.root(kinds, [cart])).toEqual(
      expect.arrayContaining([
        { kind: 'placed', document: null, number: null },
        { kind: 'paid', document: 'invoice', number: 1 },
        { kind: 'credited', document: 'credit_note', number: 1 },
        { kind: 'paid', document: 'invoice', number: 2 },
      ]),
    )
    expect(await db.root(kinds, [cart])).toHaveLength(4)
  }))

test('nothing was paid: no document and no credit note', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const { cart } = await newCart(db, teacher, [{ price: null }])
    await checkout(db, teacher, cart, '0')
    await move(db, admin, cart, 'PAID', 'CANCELLED')
    const none = { document: null, number: null }
    expect(await db.root(kinds, [cart])).toEqual([
      { kind: 'cancelled', ...none },
      { kind: 'paid', ...none },
    ])
  }))

test('a buyer who has not paid is told of each cancellation', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const { cart } = await newCart(db, teacher)
    await checkout(db, teacher, cart, '100.00')
    await move(db, admin, cart, 'PROCESSING', 'CANCELLED')
    await move(db, admin, cart, 'CANCELLED', 'PROCESSING')
    await move(db, admin, cart, 'PROCESSING', 'CANCELLED')
    const kindsSent = (await db.root(kinds, [cart])).map((row) => String(row['kind']))
    expect(kindsSent).toEqual(['cancelled', 'cancelled', 'placed'])
  }))

test('an order made by an administrator, and a decided quote, tell how to pay', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const items = JSON.stringify([{ productId: await newProduct(db) }])
    const make = async (name: string, ...more: string[]) => {
      const parameters = ['$1', '$2', ...more.map((_, index) => `$${index + 3}`)].join(', ')
      const [row] = await db.asUser(admin, `select id from public.${name}(${parameters})`, [
        teacher.profileId,
        items,
        ...more,
      ])
      return String(row?.['id'])
    }
    const order = await make('create_order', 'EFT')
    expect(await db.root(kinds, [order])).toMatchObject([{ kind: 'placed' }])
    const quote = await make('create_quote')
    expect(await db.root(kinds, [quote])).toEqual([])
    await move(db, admin, quote, 'QUOTING', 'PROCESSING')
    expect(await db.root(kinds, [quote])).toMatchObject([{ kind: 'placed' }])
  }))

test('an imported history sends no mails', () =>
  rolledBack(async (db) => {
    const { teacher } = await shop(db)
    const { cart } = await newCart(db, teacher)
    await db.root(
      `insert into public.order_event (created_at, order_id, from_status, to_status, reason)
       values (now() - interval '2 hours', $1, 'PENDING', 'PAID', 'checked_out')`,
      [cart],
    )
    expect(await db.root(kinds, [cart])).toEqual([])
  }))

test('contains all fields of the email template', () =>
  rolledBack(async (db) => {
    const { admin, teacher } = await shop(db)
    const { cart } = await newCart(db, teacher, [{ title: 'Fractions' }, { title: 'Decimals' }])
    await newCoupon(db, 'LENTEPOS', { discount_type: 'PERCENTAGE', discount_value: '12.50' })
    await db.asUser(teacher, `select from public.apply_coupon('LENTEPOS')`)
    await checkout(db, teacher, cart, '175.00')
    await db.root('update private.order_mail set sent_at = now()')
    await move(db, admin, cart, 'PROCESSING', 'PAID')
    const [row] = await db.asService('select public.claim_order_mail() as mails')
    const [document] = await db.root('select id from public.invoice where order_id = $1', [cart])
    expect(row?.['mails']).toMatchObject([
      {
        kind: 'paid',
        invoiceId: document?.['id'],
        status: 'PAID',
        method: 'EFT',
        couponCode: 'LENTEPOS',
        couponValue: '12.5%',
        couponAmount: '25.00',
        subtotal: '200.00',
        shippingFee: '0.00',
        total: '175.00',
        totalWithoutVat: '152.17',
        vat: '22.83',
      },
    ])
  }))

test('a seller who is not registered shows no VAT', () =>
  rolledBack(async (db) => {
    const { teacher } = await shop(db)
    await db.root(`insert into private.seller (valid_from, trading_name, address)
      values ('2021-01-01', 'Kryt', 'Polokwane')`)
    const { cart } = await newCart(db, teacher)
    await checkout(db, teacher, cart, '100.00')
    const [row] = await db.asService('select public.claim_order_mail() as mails')
    expect(row?.['mails']).toMatchObject([{ vat: '0.00', total: '100.00' }])
  }))
