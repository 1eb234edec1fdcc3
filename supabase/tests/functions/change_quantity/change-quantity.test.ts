import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { address } from '../../support/orders.ts'
import { expectRefused } from '../../support/refusals.ts'
import { newBundle, newCoupon, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const change = 'select quantity, unit_price, line_price from public.change_quantity($1, $2)'

/** A cart with a posted book of R33.33 less 10 %, and a download of R100. */
async function bookCart(db: Database) {
  const teacher = await newTeacher(db)
  const book = await newProduct(db, {
    title: 'Atlas',
    price: '33.33',
    discount_percentage: '10',
    physical: true,
  })
  const sheet = await newProduct(db, { title: 'Sheet', price: '100.00' })
  for (const id of [book, sheet]) {
    await db.asUser(teacher, 'select from public.add_to_cart($1)', [id])
    // The clock of a transaction stands still, and lines are listed by when they came.
    await db.root("update public.order_line set created_at = created_at - interval '1 second'")
  }
  const line = async (id: string) =>
    (await db.root('select id from public.order_line where product_id = $1', [id]))[0]?.['id']
  const [order] = await db.root('select id from public.teacher_products_order')
  return {
    teacher,
    book,
    sheet,
    order: order?.['id'],
    ofBook: await line(book),
    ofSheet: await line(sheet),
  }
}

const amounts = async (db: Database) =>
  (
    await db.root(
      `select shipping_fee, coupon_amount, order_total, order_vat, product_count
       from public.teacher_products_order`,
    )
  )[0]

test('a line costs what one costs, rounded to the cent, times how many; delivery is paid once', () =>
  rolledBack(async (db) => {
    const { teacher, ofBook } = await bookCart(db)
    // 33.33 less 10 % is 29.997, so 30.00.
    expect(await db.asUser(teacher, change, [ofBook, 3])).toEqual([
      { quantity: 3, unit_price: '30.00', line_price: '90.00' },
    ])
    expect(await amounts(db)).toEqual({
      shipping_fee: '160.00',
      coupon_amount: '0.00',
      order_total: '350.00',
      order_vat: '45.65',
      product_count: 2,
    })
    await db.asUser(teacher, change, [ofBook, 1])
    expect(await amounts(db)).toMatchObject({ order_total: '290.00' })
  }))

test('a coupon takes nothing off posted goods, however many', () =>
  rolledBack(async (db) => {
    const { teacher, ofBook } = await bookCart(db)
    await newCoupon(db, 'LENTE')
    await db.asUser(teacher, "select from public.apply_coupon('LENTE')")
    await db.asUser(teacher, change, [ofBook, 99])
    expect(await amounts(db)).toMatchObject({ coupon_amount: '10.00', order_total: '3220.00' })
  }))

test.each([0, -1, 100, null])('refuses %s of a posted resource', async (many) =>
  rolledBack(async (db) => {
    const { teacher, ofBook } = await bookCart(db)
    await expectRefused(db.asUser(teacher, change, [ofBook, many]), 'quantity_not_allowed')
    expect(await amounts(db)).toMatchObject({ order_total: '290.00' })
  }),
)

test('a download and a bundle are bought once', () =>
  rolledBack(async (db) => {
    const { teacher, ofSheet } = await bookCart(db)
    await expectRefused(db.asUser(teacher, change, [ofSheet, 2]), 'quantity_not_allowed')
    const posted = await newProduct(db, { physical: true })
    const bundle = await newBundle(db, [posted, await newProduct(db, { physical: true })])
    await db.asUser(teacher, 'select from public.add_to_cart(product_bundle_id => $1)', [bundle])
    const [line] = await db.root('select id from public.order_line where product_bundle_id = $1', [
      bundle,
    ])
    await expectRefused(db.asUser(teacher, change, [line?.['id'], 2]), 'quantity_not_allowed')
    // Nor can anything else in the database make it so.
    await expect(
      db.root('update public.order_line set quantity = 2 where id = $1', [line?.['id']]),
    ).rejects.toMatchObject({ constraint: 'order_line_quantity_of_bundle' })
  }))

test('line_not_found: somebody else’s line, an ordered line, no line', () =>
  rolledBack(async (db) => {
    const { teacher, ofBook } = await bookCart(db)
    await expectRefused(db.asUser(await newTeacher(db), change, [ofBook, 2]), 'line_not_found')
    await expectRefused(db.asUser(teacher, change, [null, 2]), 'line_not_found')
    await db.root(`update public.teacher_products_order set order_status = 'PROCESSING'`)
    await expectRefused(db.asUser(teacher, change, [ofBook, 2]), 'line_not_found')
    await expectRefused(
      db.asAnon(change, [ofBook, 2]),
      'permission denied for function change_quantity',
    )
  }))

test('the price of one is followed; what is no longer posted is bought once', () =>
  rolledBack(async (db) => {
    const { teacher, book, ofBook } = await bookCart(db)
    await db.asUser(teacher, change, [ofBook, 4])
    await db.root('update public.product set price = 50 where id = $1', [book])
    const refresh =
      'select quantity, unit_price, line_price, price_before from public.refresh_cart()'
    expect(await db.asUser(teacher, refresh)).toEqual([
      { quantity: 4, unit_price: '45.00', line_price: '180.00', price_before: '30.00' },
    ])
    await db.root('update public.product set physical = false where id = $1', [book])
    expect(await db.asUser(teacher, refresh)).toMatchObject([{ quantity: 1, line_price: '45.00' }])
    expect(await amounts(db)).toMatchObject({ shipping_fee: '0.00', order_total: '145.00' })
  }))

const pay = async (db: Database, buyer: Person, order: unknown, method: string, total: string) =>
  db.asUser(buyer, 'select order_status from public.checkout($1, $2, $3, $4)', [
    order,
    method,
    total,
    address,
  ])

test('the checkout, the invoice and the mail say how many', () =>
  rolledBack(async (db) => {
    const { teacher, order, ofBook } = await bookCart(db)
    await db.asUser(teacher, change, [ofBook, 3])
    await expectRefused(pay(db, teacher, order, 'EFT', '290.00'), 'order_total_changed')
    await pay(db, teacher, order, 'EFT', '350.00')
    const admin = await newPerson(db, ['admin'])
    await db.asUser(admin, "select from public.set_order_status($1, 'PROCESSING', 'PAID')", [order])
    const [invoice] = await db.root('select lines, total from public.invoice')
    expect(invoice).toMatchObject({
      total: '350.00',
      lines: [
        { title: 'Atlas', quantity: 3, unitPrice: '30.00', linePrice: '90.00', members: [] },
        { title: 'Sheet', quantity: 1, unitPrice: '100.00', linePrice: '100.00' },
      ],
    })
    const [mail] = await db.root('select private.order_mail_lines($1) as lines', [order])
    expect(mail?.['lines']).toMatchObject([
      { title: 'Atlas', quantity: 3, unitPrice: '30.00', price: '90.00' },
      { title: 'Sheet', quantity: 1 },
    ])
  }))

test('a card payment is for as many as were agreed on', () =>
  rolledBack(async (db) => {
    const { teacher, order, ofBook } = await bookCart(db)
    await db.asUser(teacher, change, [ofBook, 2])
    await pay(db, teacher, order, 'PayFast', '320.00')
    await db.asUser(teacher, change, [ofBook, 5])
    await expectRefused(
      db.asUser(teacher, 'select public.prepare_card_payment($1)', [order]),
      'order_total_changed',
    )
    const contents =
      'select private.order_contents($1) as now, contents from public.payment_attempt'
    const [agreed] = await db.root(contents, [order])
    expect(JSON.stringify(agreed?.['contents'])).toContain('"quantity":2')
    const [other] = await db.root(
      'select private.without_prices($1::jsonb) <> private.without_prices($2::jsonb) as differ',
      [JSON.stringify(agreed?.['contents']), JSON.stringify(agreed?.['now'])],
    )
    expect(other).toEqual({ differ: true })
  }))

test('administrators enter how many', () =>
  rolledBack(async (db) => {
    const { teacher, book, sheet } = await bookCart(db)
    const [profile] = await db.root('select teacher_profile_id as id from public.order_line')
    const admin = await newPerson(db, ['admin'])
    const items = (quantity: unknown, productId = book) => JSON.stringify([{ productId, quantity }])
    const create = 'select * from public.create_order($1, $2, $3, $4)'
    const entered = (given: string) =>
      db.asUser(admin, create, [profile?.['id'], given, 'EFT', address])
    const [created] = await entered(items(7))
    expect(created).toMatchObject({ order_total: '370.00' })
    const edit = 'select order_total from public.change_order($1, $2)'
    expect(await db.asUser(admin, edit, [created?.['id'], items(2)])).toEqual([
      { order_total: '220.00' },
    ])
    // Without a word about it, it stays.
    expect(
      await db.asUser(admin, edit, [created?.['id'], JSON.stringify([{ productId: book }])]),
    ).toEqual([{ order_total: '220.00' }])
    for (const many of [0, 100, 1.5, -1, 'many', '']) {
      await expectRefused(entered(items(many)), 'quantity_not_allowed')
    }
    // Seats of a download.
    expect(await entered(items(2, sheet))).toMatchObject([{ order_total: '200.00' }])
    await expectRefused(db.asUser(teacher, edit, [created?.['id'], items(1)]), 'admin_required')
  }))
