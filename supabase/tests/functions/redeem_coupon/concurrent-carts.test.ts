import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newBundle, newCoupon, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let phone: pg.Client
let laptop: Rival
let world: ReturnType<typeof rootOf>
let teachers: Awaited<ReturnType<typeof newTeacher>>[]
let product: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  phone = await connect()
  laptop = await rival(await connect())
  teachers = [await newTeacher(world), await newTeacher(world)]
  product = await newProduct(world)
})

afterEach(async () => {
  await phone.end()
  await laptop.client.end()
  for (const teacher of teachers) {
    await root.query('delete from public.teacher_products_order where teacher_profile_id = $1', [
      teacher.profileId,
    ])
    await root.query('delete from public.teacher_profile where id = $1', [teacher.profileId])
    await root.query('delete from auth.users where id = $1', [teacher.id])
  }
  await root.query('delete from public.coupon')
  await root.query('delete from public.product_bundle')
  await root.query('delete from public.product')
  await root.end()
})

/** Runs one teacher's work in a transaction of its own. */
async function alone(teacher: number, sql: string, values: unknown[] = []) {
  await phone.query('begin')
  await become(phone, 'authenticated', teachers[teacher])
  const { rows } = await phone.query<Record<string, string>>(sql, values)
  await phone.query('commit')
  return rows
}

async function signIn(client: pg.Client, teacher: number): Promise<void> {
  await client.query('begin')
  await become(client, 'authenticated', teachers[teacher])
}

const add = 'select id, order_total from public.add_to_cart($1)'
const addBundle = 'select id, order_total from public.add_to_cart(product_bundle_id => $1)'
const redeem = 'select private.redeem_coupon($1)'

async function twoCartsWithTheLastUse(): Promise<[string, string]> {
  await newCoupon(world, 'LAST', { max_uses: 1 })
  const carts: string[] = []
  for (const teacher of [0, 1]) {
    await alone(teacher, add, [product])
    const [cart] = await alone(teacher, `select id from public.apply_coupon('last')`)
    carts.push(cart?.['id'] ?? '')
  }
  const [first = '', second = ''] = carts
  return [first, second]
}

test('the last use of a coupon goes to the first of two checkouts', async () => {
  const [first, second] = await twoCartsWithTheLastUse()
  await phone.query('begin')
  await phone.query(redeem, [first])
  await laptop.client.query('begin')
  const outcome = expect(laptop.client.query(redeem, [second])).rejects.toMatchObject({
    message: 'coupon_used_up',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await world.root('select uses from public.coupon')).toEqual([{ uses: 1 }])
  expect(await world.root('select order_id from public.coupon_redemption')).toEqual([
    { order_id: first },
  ])
})

test('the last use goes to the second checkout when the first fails', async () => {
  const [first, second] = await twoCartsWithTheLastUse()
  await phone.query('begin')
  await phone.query(redeem, [first])
  await laptop.client.query('begin')
  const waiting = laptop.client.query(redeem, [second])
  await waitUntilBlocked(phone, laptop)
  await phone.query('rollback')
  await waiting
  await laptop.client.query('commit')
  expect(await world.root('select order_id from public.coupon_redemption')).toEqual([
    { order_id: second },
  ])
})

test('two devices add the same bundle: one line, its members once', async () => {
  const bundle = await newBundle(world, [product])
  await signIn(phone, 0)
  await signIn(laptop.client, 0)
  await phone.query(addBundle, [bundle])
  const waiting = laptop.client.query<{ order_total: string }>(addBundle, [bundle])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows[0]?.order_total).toBe('150.00')
  await laptop.client.query('commit')
  expect(await world.root('select product_bundle_id from public.order_line')).toEqual([
    { product_bundle_id: bundle },
  ])
  expect(await world.root('select product_id from public.order_line_member')).toEqual([
    { product_id: product },
  ])
})

test('a member leaves the bundle while it is added: the line has the members at that moment', async () => {
  const other = await newProduct(world, { title: 'Other' })
  const bundle = await newBundle(world, [product, other])
  await phone.query('begin')
  await phone.query('delete from public.product_bundle_product where product_id = $1', [other])
  await signIn(laptop.client, 0)
  const waiting = laptop.client.query(addBundle, [bundle])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await waiting
  await laptop.client.query('commit')
  expect(await world.root('select product_id from public.order_line_member')).toEqual([
    { product_id: product },
  ])
})

test('a price changes while the cart is refreshed: the cart has the new one', async () => {
  await alone(0, add, [product])
  await phone.query('begin')
  await phone.query('update public.product set price = 80 where id = $1', [product])
  await signIn(laptop.client, 0)
  const waiting = laptop.client.query('select price_before, line_price from public.refresh_cart()')
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows).toEqual([{ price_before: '100.00', line_price: '80.00' }])
  await laptop.client.query('commit')
  expect(await world.root('select order_total from public.teacher_products_order')).toEqual([
    { order_total: '80.00' },
  ])
})

test('a refreshed price cannot change until the refreshing transaction ends', async () => {
  await alone(0, add, [product])
  await signIn(phone, 0)
  await phone.query('select from public.refresh_cart()')
  const waiting = laptop.client.query('update public.product set price = 1 where id = $1', [
    product,
  ])
  await waitUntilBlocked(phone, laptop)
  expect((await phone.query('select order_total from public.my_cart()')).rows).toEqual([
    { order_total: '100.00' },
  ])
  await phone.query('commit')
  await waiting
})

test('a bundle is deleted while it is added by somebody: no deadlock, and it is not in the cart', async () => {
  const bundle = await newBundle(world, [product])
  await signIn(phone, 0)
  await phone.query(addBundle, [bundle])
  const waiting = laptop.client.query('delete from public.product where id = $1', [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await waiting
  expect(await alone(0, 'select title from public.refresh_cart()')).toEqual([])
  expect(await alone(0, 'select line._available as available from public.order_line line')).toEqual(
    [{ available: false }],
  )
})
