import { expect, test } from 'vitest'
import { rolledBack, type Database } from '../../support/database.ts'
import { expectRefused, noRight } from '../../support/refusals.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

async function invoiced(db: Database, price = '100.00') {
  const teacher = await newTeacher(db)
  const order = await newOrder(db, teacher.profileId, 'PROCESSING')
  await newLine(db, order, await newProduct(db, { price }))
  await db.root(`select private.enter_status($1, 'PAID')`, [order])
  const [invoice] = await db.root('select * from public.invoice where order_id = $1', [order])
  return { teacher, order, invoice: invoice ?? {} }
}

const seller = (vat: string | null, from: string) =>
  `insert into private.seller (valid_from, trading_name, address, vat_number)
   values ('${from}', 'Kryt', 'Polokwane', ${vat === null ? 'null' : `'${vat}'`})`

test('copies what was sold, to whom and by whom', () =>
  rolledBack(async (db) => {
    await db.root(seller('4123456789', '2020-01-01'))
    const { teacher, order, invoice } = await invoiced(db)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      order_id: order,
      form: 'abridged',
      seller: { tradingName: 'Kryt', address: 'Polokwane', vatNumber: '4123456789' },
      buyer: { name: null, owner: `${teacher.id}::${teacher.email}`, shippingDetails: null },
      lines: [{ title: 'Fractions of a whole', quantity: 1, linePrice: '100.00' }],
      total: '100.00',
      vat: '13.04',
      storage_key: null,
    })
  }))

test('says how and on which day it was paid, what was taken off a price, and the company by its registered name', () =>
  rolledBack(async (db) => {
    await db.root(`insert into private.seller (valid_from, trading_name, address, registered_name, registration_number)
      values ('2019-07-01', 'Kryt', 'Polokwane', 'Kryt Onderwys (Edms.) Bpk.', '2019/000000/07')`)
    const teacher = await newTeacher(db)
    const order = await newOrder(db, teacher.profileId, 'PROCESSING')
    const [reduced, whole] = [
      await newProduct(db, { price: '80.00' }),
      await newProduct(db, { price: '50.00' }),
    ]
    await newLine(db, order, reduced)
    await newLine(db, order, whole)
    await db.root(
      `update public.order_line set price = 80, discount_percentage = 25 where product_id = $1`,
      [reduced],
    )
    await db.root(
      `update public.teacher_products_order set order_payment_method = 'EFT' where id = $1`,
      [order],
    )
    await db.root(`select private.enter_status($1, 'PAID')`, [order])
    const [invoice] = await db.root(
      `select payment_method, paid_on = private.today() as today, seller, lines from public.invoice where order_id = $1`,
      [order],
    )
    expect(invoice).toMatchObject({
      payment_method: 'EFT',
      today: true,
      seller: {
        registeredName: 'Kryt Onderwys (Edms.) Bpk.',
        registrationNumber: '2019/000000/07',
      },
    })
    const lines = invoice?.['lines'] as { unitPrice: string; listPrice?: string }[]
    expect(lines.map(({ unitPrice, listPrice }) => [unitPrice, listPrice])).toEqual([
      ['60.00', '80.00'],
      ['50.00', undefined],
    ])
    await db.root(`select private.enter_status($1, 'CANCELLED')`, [order])
    expect(
      await db.root(
        `select payment_method, paid_on from public.invoice where kind = 'credit_note'`,
      ),
    ).toContainEqual({
      payment_method: null,
      paid_on: null,
    })
  }))

test.each([
  ['5000.00', 'abridged'],
  ['5000.01', 'full'],
])('R%s takes the %s form', (price, form) =>
  rolledBack(async (db) => {
    expect((await invoiced(db, price)).invoice).toMatchObject({ form })
  }),
)

test('a seller who is not registered on that day charges no VAT', () =>
  rolledBack(async (db) => {
    await db.root(seller('4123456789', '2020-01-01'))
    await db.root(seller(null, '2024-01-01'))
    await db.root(seller('4123456789', '2099-01-01'))
    expect((await invoiced(db)).invoice).toMatchObject({ form: 'plain', vat: '0.00' })
  }))

test('a credit note credits the stored amounts, whatever the order has now', () =>
  rolledBack(async (db) => {
    const { order, invoice } = await invoiced(db)
    await db.root('update public.teacher_products_order set order_total = 1, order_vat = 0')
    await db.root(`select private.enter_status($1, 'CANCELLED')`, [order])
    const [note] = await db.root(`select * from public.invoice where kind = 'credit_note'`)
    expect(note).toMatchObject({
      credited_invoice_id: invoice['id'],
      total: '100.00',
      vat: '13.04',
      order_id: order,
    })
  }))

test('can never be changed or deleted, except to attach its file once', () =>
  rolledBack(async (db) => {
    const { invoice } = await invoiced(db)
    const id = invoice['id']
    const attempts = [
      'update public.invoice set total = 1 where id = $1',
      'update public.invoice set number = number + 1 where id = $1',
      'delete from public.invoice where id = $1',
      `update public.invoice set total = 1, storage_key = 'x', content_sha256 = repeat('a', 64) where id = $1`,
    ]
    for (const attempt of attempts) {
      await db.root('savepoint attempt')
      await expectRefused(db.root(attempt, [id]), 'invoice_immutable')
      await db.root('rollback to savepoint attempt')
    }
    const attach = `select storage_key from public.attach_invoice_file($1, $2, repeat('a', 64))`
    expect(await db.asService(attach, [id, 'Invoices/1.pdf'])).toEqual([
      { storage_key: 'Invoices/1.pdf' },
    ])
    await expectRefused(db.asService(attach, [id, 'Invoices/2.pdf']), 'invoice_immutable')
    const missing = '00000000-0000-4000-8000-000000000000'
    await expectRefused(db.asService(attach, [missing, 'x']), 'invoice_not_found')
  }))

test('can be read by its owner and administrators, and written by no client', () =>
  rolledBack(async (db) => {
    const { teacher, invoice } = await invoiced(db)
    const read = 'select id from public.invoice'
    const own = [{ id: invoice['id'] }]
    const admin = await newPerson(db, ['admin'])
    expect(await db.asUser(teacher, read)).toEqual(own)
    expect(await db.asUser(admin, read)).toEqual(own)
    expect(await db.asUser(await newTeacher(db), read)).toEqual([])
    expect(await db.asUser(await newPerson(db, ['superadmin', 'reporting']), read)).toEqual([])
    await expectRefused(db.asAnon(read), noRight('invoice'))
    for (const write of ['update public.invoice set total = 1', 'delete from public.invoice']) {
      for (const person of [teacher, admin])
        await expectRefused(db.asUser(person, write), noRight('invoice'))
      await expectRefused(db.asService(write), noRight('invoice'))
    }
    expect(await db.root('select id, total from public.invoice')).toEqual([
      { ...own[0], total: '100.00' },
    ])
  }))
