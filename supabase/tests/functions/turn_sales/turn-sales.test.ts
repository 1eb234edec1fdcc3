import { expect, test } from 'vitest'
import { rolledBackAlone, type Database, type Row } from '../../support/database.ts'
import { newBundle, newPerson, newProduct, newTeacher } from '../../support/world.ts'

const hours = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString()
/** A sale of 25 % between these hours from now. */
const sale = (from: number, until: number): Row => ({
  sale_percentage: '25',
  sale_starts_at: hours(from),
  sale_ends_at: hours(until),
})

const priceOf = async (db: Database, id: string, table = 'product') =>
  (
    await db.root(
      `select discount_now, sale_price, sale_percentage, updated_at from public.${table} where id = $1`,
      [id],
    )
  )[0]

const onShelf = async (db: Database, id: string) =>
  (
    await db.root(
      `select discount_percentage, cost, sale_ends_at is not null as ends from public.shop_item where id = $1`,
      [id],
    )
  )[0]

/** Moves the sale as if the hours had passed: written without the triggers that would turn it at once. */
async function later(db: Database, id: string, from: number, until: number, table = 'product') {
  await db.root(`alter table public.${table} disable trigger user`)
  await db.root(
    `update public.${table} set sale_starts_at = $2, sale_ends_at = $3,
       updated_at = '2026-01-01T10:00:00Z' where id = $1`,
    [id, hours(from), hours(until)],
  )
  await db.root(`alter table public.${table} enable trigger user`)
}

const turn = async (db: Database) => (await db.root('select private.turn_sales() as turned'))[0]

test('a sale begins and ends by itself, and leaves the version of the row alone', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, { ...sale(1, 3), discount_percentage: '10' })
    expect(await priceOf(db, id)).toMatchObject({ discount_now: '10.00', sale_price: '90.00' })
    expect(await turn(db)).toEqual({ turned: 0 })

    await later(db, id, -1, 1)
    const before = await priceOf(db, id)
    expect(before).toMatchObject({ sale_price: '90.00' })
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await priceOf(db, id)).toEqual({
      discount_now: '25.00',
      sale_price: '75.00',
      sale_percentage: '25.00',
      updated_at: before?.['updated_at'],
    })
    expect(await onShelf(db, id)).toEqual({
      discount_percentage: '25.00',
      cost: '75.00',
      ends: true,
    })
    expect(await turn(db)).toEqual({ turned: 0 })

    await later(db, id, -3, -1)
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await priceOf(db, id)).toEqual({
      discount_now: '10.00',
      sale_price: '90.00',
      sale_percentage: null,
      updated_at: before?.['updated_at'],
    })
    expect(await onShelf(db, id)).toEqual({
      discount_percentage: '10.00',
      cost: '90.00',
      ends: false,
    })
  }))

test('somebody who ends a running sale by hand has written the row', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(-1, 1))
    await later(db, id, -1, 1)
    const before = await priceOf(db, id)
    await db.root(
      `update public.product
       set sale_percentage = null, sale_starts_at = null, sale_ends_at = null where id = $1`,
      [id],
    )
    expect((await priceOf(db, id))?.['updated_at']).not.toEqual(before?.['updated_at'])
    expect(await priceOf(db, id)).toMatchObject({ discount_now: null, sale_price: '100.00' })
  }))

test('a sale never makes a resource dearer than its usual discount', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, { ...sale(-1, 1), discount_percentage: '40' })
    expect(await priceOf(db, id)).toMatchObject({ discount_now: '40.00', sale_price: '60.00' })
    expect(await onShelf(db, id)).toMatchObject({ ends: false })
    // It is taken off when it is over, although the price stays.
    await later(db, id, -3, -1)
    expect(await turn(db)).toEqual({ turned: 1 })
    expect(await priceOf(db, id)).toMatchObject({ sale_percentage: null, sale_price: '60.00' })
  }))

test('carts, and orders that administrators make, have the price of the sale', () =>
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
    const [preview] = await db.asUser(
      admin,
      'select public.order_preview($1, $2)::jsonb -> $3 as lines',
      [teacher.profileId, items, 'lines'],
    )
    expect(preview?.['lines']).toMatchObject([{ unitPrice: '75.00' }, { unitPrice: '112.50' }])

    await later(db, id, -3, -1)
    await later(db, bundle, -3, -1, 'product_bundle')
    expect(await turn(db)).toEqual({ turned: 2 })
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

test('a bundle that costs a share of its members follows their sale', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(1, 3))
    const bundle = await newBundle(db, [id], { price: null, price_percentage: '50' })
    expect(await priceOf(db, bundle, 'product_bundle')).toMatchObject({ sale_price: '50.00' })
    await later(db, id, -1, 1)
    await turn(db)
    expect(await priceOf(db, bundle, 'product_bundle')).toMatchObject({ sale_price: '37.50' })
  }))

test('a sale that is over when it is written is not kept', () =>
  rolledBackAlone(async (db) => {
    const id = await newProduct(db, sale(-3, -1))
    expect(await priceOf(db, id)).toMatchObject({ sale_percentage: null, sale_price: '100.00' })
  }))

test.each<[string, Row]>([
  ['product_sale_percentage_range', { ...sale(-1, 1), sale_percentage: '0' }],
  ['product_sale_percentage_range', { ...sale(-1, 1), sale_percentage: '100.01' }],
  ['product_sale_complete', { ...sale(-1, 1), sale_ends_at: null }],
  ['product_sale_complete', { ...sale(-1, 1), sale_percentage: null }],
  ['product_sale_order', sale(3, 1)],
])('%s refuses %o, and so does its bundle', async (constraint, columns) => {
  await rolledBackAlone(async (db) => {
    await expect(newProduct(db, columns)).rejects.toMatchObject({ constraint })
  })
  await rolledBackAlone(async (db) => {
    const member = await newProduct(db)
    await expect(newBundle(db, [member], columns)).rejects.toMatchObject({
      constraint: constraint.replace('product_', 'product_bundle_'),
    })
  })
})
