import { expect, test } from 'vitest'
import { rolledBackAlone, type Row } from '../../support/database.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'
import { later, onShelf, priceOf, sale, turn } from './sale-clock.ts'

test('a sale begins and ends by the clock, whether or not anything has run', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, { ...sale(1, 3), discount_percentage: '10' })
    expect(await priceOf(db, id)).toEqual({ discount: '10.00', price: '90.00' })
    expect(await turn(db)).toEqual({ turned: 0 })

    const [before] = await db.root('select updated_at from public.product where id = $1', [id])
    await later(db, id, -1, 1)
    expect(await priceOf(db, id)).toEqual({ discount: '25.00', price: '75.00' })
    expect(await onShelf(db, id)).toEqual({
      discount: '25.00',
      price: '75.00',
      ends: true,
      cost: '90.00',
    })
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await onShelf(db, id)).toMatchObject({ cost: '75.00' })
    expect(await turn(db)).toEqual({ turned: 0 })

    await later(db, id, -3, -1)
    expect(await priceOf(db, id)).toEqual({ discount: '10.00', price: '90.00' })
    expect(await onShelf(db, id)).toEqual({
      discount: '10.00',
      price: '90.00',
      ends: false,
      cost: '75.00',
    })
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await onShelf(db, id)).toMatchObject({ cost: '90.00' })
    // Nobody wrote the row: an open dialog meets no conflict.
    const [after] = await db.root('select updated_at from public.product where id = $1', [id])
    expect(after).toEqual(before)
  }))

test('what the shop sorts by follows a sale that was missed for a week', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(-1, 1))
    expect(await onShelf(db, id)).toMatchObject({ cost: '75.00' })
    await later(db, id, -400, -170)
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await onShelf(db, id)).toMatchObject({ cost: '100.00' })
  }))

test('a sale never makes a resource dearer than its usual discount', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, { ...sale(-1, 1), discount_percentage: '40' })
    expect(await priceOf(db, id)).toEqual({ discount: '40.00', price: '60.00' })
    expect(await onShelf(db, id)).toMatchObject({ ends: false })
    await later(db, id, -3, -1)
    expect(await turn(db)).toEqual({ turned: 0 })
  }))

test('carts, previews and orders have the price of the moment without anything having run', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const admin = await newPerson(db, ['admin'])
    const id = await newProduct(db, sale(-1, 1))
    const bundle = await newBundle(db, [id], sale(-1, 1))
    await db.asUser(teacher, 'select id from public.add_to_cart($1)', [id])
    await db.asUser(teacher, 'select id from public.add_to_cart(product_bundle_id => $1)', [bundle])
    const lines = 'select unit_price from public.order_line order by unit_price'
    expect(await db.root(lines)).toEqual([{ unit_price: '75.00' }, { unit_price: '112.50' }])
    const items = JSON.stringify([{ productId: id }, { productBundleId: bundle }])
    const preview = async () =>
      (
        await db.asUser(admin, 'select public.order_preview($1, $2)::jsonb -> $3 as lines', [
          teacher.profileId,
          items,
          'lines',
        ])
      )[0]?.['lines']
    expect(await preview()).toMatchObject([{ unitPrice: '75.00' }, { unitPrice: '112.50' }])

    await later(db, id, -3, -1)
    await later(db, bundle, -3, -1)
    expect(await preview()).toMatchObject([{ unitPrice: '100.00' }, { unitPrice: '150.00' }])
    expect(
      await db.asUser(
        teacher,
        'select price_before, unit_price from public.refresh_cart() order by unit_price',
      ),
    ).toEqual([
      { price_before: '75.00', unit_price: '100.00' },
      { price_before: '112.50', unit_price: '150.00' },
    ])
  }))

test('an order at the price of a sale that is over is refused', () =>
  rolledBackAlone(async (db) => {
    const teacher = await newTeacher(db)
    const id = await newProduct(db, sale(-1, 1))
    await db.asUser(teacher, 'select id from public.add_to_cart($1)', [id])
    await later(db, id, -3, -1)
    const [cart] = await db.asUser(teacher, 'select id from public.my_cart()')
    await expect(
      db.asUser(teacher, `select id from public.checkout($1, 'EFT', '75.00')`, [cart?.['id']]),
    ).rejects.toThrow('order_total_changed')
    const [head] = await db.asAnon('select public.product_head($1) as head', [id])
    expect(head?.['head']).toMatchObject({ price: '100.00', discount_percentage: '0' })
  }))

test('a bundle that costs a share of its members follows their usual prices, not their sales', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, { ...sale(-1, 1), discount_percentage: '10' })
    const bundle = await newBundle(db, [id], { price: null, price_percentage: '50' })
    expect(await priceOf(db, bundle, 'product_bundle')).toMatchObject({ price: '45.00' })
    await later(db, id, -3, -1)
    expect(await priceOf(db, bundle, 'product_bundle')).toMatchObject({ price: '45.00' })
    await db.root('update public.product set discount_percentage = 20 where id = $1', [id])
    expect(await priceOf(db, bundle, 'product_bundle')).toMatchObject({ price: '40.00' })
  }))

test('a sale that is over when it is written is not kept', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(-3, -1))
    expect(await db.root('select id from private.sale where id = $1', [id])).toEqual([])
  }))

test('only administrators see what is planned', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(1, 3))
    const plan = `select public._product_sale_percentage(product) as percentage,
      public._product_sale_starts_at(product) is not null as starts
      from public.product as product where id = $1`
    expect(await db.asUser(await newPerson(db, ['admin']), plan, [id])).toEqual([
      { percentage: '25.00', starts: true },
    ])
    for (const groups of [[], ['reporting'], ['superadmin']]) {
      expect(await db.asUser(await newPerson(db, groups), plan, [id])).toEqual([
        { percentage: null, starts: false },
      ])
    }
    await expect(db.asAnon(plan, [id])).rejects.toMatchObject({ code: '42501' })
    await expect(db.asAnon('select id from private.sale')).rejects.toMatchObject({ code: '42501' })
    expect(await onShelf(db, id)).toEqual({
      discount: null,
      price: '100.00',
      ends: false,
      cost: '100.00',
    })
  }))

test.each<[string, Row]>([
  ['sale_percentage_range', { ...sale(-1, 1), sale_percentage: '0' }],
  ['sale_percentage_range', { ...sale(-1, 1), sale_percentage: '100.01' }],
  ['sale_order', sale(3, 1)],
])('%s refuses %o', async (constraint, columns) => {
  await rolledBackAlone(async (db) => {
    await expect(newProduct(db, columns)).rejects.toMatchObject({ constraint })
  })
  await rolledBackAlone(async (db) => {
    const member = await newProduct(db)
    await expect(newBundle(db, [member], columns)).rejects.toMatchObject({ constraint })
  })
})

test.each<Row>([
  { ...sale(-1, 1), sale_ends_at: null },
  { ...sale(-1, 1), sale_percentage: null },
])('half a sale is refused: %o', async (columns) => {
  await rolledBackAlone(async (db) => {
    await expect(newProduct(db, columns)).rejects.toThrow('sale_incomplete')
  })
})
