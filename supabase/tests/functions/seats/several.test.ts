import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { expectRefused } from '../../support/refusals.ts'
import { lineOf, move, orderSeats, seatedOrder } from '../../support/seats.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

test('an administrator sells several seats of a resource: price, invoice and mail say how many', () =>
  rolledBack(async (db) => {
    const { order } = await seatedOrder(db, 5)
    const [invoice] = await db.root('select lines, total from public.invoice')
    expect(invoice).toMatchObject({
      total: '500.00',
      lines: [{ title: 'Fractions', quantity: 5, unitPrice: '100.00', linePrice: '500.00' }],
    })
    const [mail] = await db.root('select private.order_mail_lines($1) as lines', [order])
    expect(mail?.['lines']).toMatchObject([{ quantity: 5, price: '500.00' }])
  }))

test('the preview of an order counts seats like the order', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { profileId } = await newTeacher(db)
    const items = JSON.stringify([{ productId: await newProduct(db), quantity: 4 }])
    const [row] = await db.asUser(admin, 'select public.order_preview($1, $2) as preview', [
      profileId,
      items,
    ])
    expect(row?.['preview']).toMatchObject({ orderTotal: '400.00', lines: [{ quantity: 4 }] })
    const [order] = await db.asUser(
      admin,
      `select order_total from public.create_order($1, $2, 'EFT')`,
      [profileId, items],
    )
    expect(order?.['order_total']).toBe('400.00')
  }))

test('an administrator changes how many; of a bundle there is one', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const { profileId } = await newTeacher(db)
    const product = await newProduct(db)
    const order = await orderSeats(db, admin, profileId, product, 2)
    const change = (item: object) =>
      db.asUser(admin, 'select order_total from public.change_order($1, $2)', [
        order,
        JSON.stringify([item]),
      ])
    expect(await change({ productId: product, quantity: 7 })).toEqual([{ order_total: '700.00' }])
    // Left out, it stays.
    expect(await change({ productId: product })).toEqual([{ order_total: '700.00' }])
    const bundle = await newBundle(db, [product])
    await expectRefused(change({ productBundleId: bundle, quantity: 2 }), 'quantity_not_allowed')
    await expect(
      db.root(
        `insert into public.order_line (order_id, product_bundle_id, title, physical, quantity)
         values ($1, $2, 'Bundle', false, 2)`,
        [order, bundle],
      ),
    ).rejects.toMatchObject({ constraint: 'order_line_quantity_of_bundle' })
  }))

test('a buyer cannot put seats into the cart, and keeps those of a quote', () =>
  rolledBack(async (db) => {
    const admin = await newPerson(db, ['admin'])
    const buyer = await newTeacher(db)
    const product = await newProduct(db)
    const order = await orderSeats(db, admin, buyer.profileId, product, 3)
    await move(db, admin, order, 'PROCESSING', 'PENDING')
    const line = await lineOf(db, order)
    await expectRefused(
      db.asUser(buyer, 'select from public.change_quantity($1, 4)', [line]),
      'quantity_not_allowed',
    )
    await db.root('update public.product set price = 120 where id = $1', [product])
    expect(
      await db.asUser(buyer, 'select quantity, line_price from public.refresh_cart()'),
    ).toEqual([{ quantity: 3, line_price: '360.00' }])
  }))
