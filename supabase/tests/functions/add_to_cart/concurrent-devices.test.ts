import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newOrder, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let phone: pg.Client
let laptop: Rival
let teacher: Awaited<ReturnType<typeof newTeacher>>
let product: string

let world: ReturnType<typeof rootOf>
const add = 'select * from public.add_to_cart($1)'

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  phone = await connect()
  laptop = await rival(await connect())
  teacher = await newTeacher(world)
  product = await newProduct(world)
})

afterEach(async () => {
  await phone.end()
  await laptop.client.end()
  await root.query('delete from public.teacher_products_order where teacher_profile_id = $1', [
    teacher.profileId,
  ])
  await root.query('delete from public.teacher_profile where id = $1', [teacher.profileId])
  await root.query('delete from auth.users where id = $1', [teacher.id])
  await root.query('delete from public.product')
  await root.end()
})

async function signIn(client: pg.Client): Promise<void> {
  await client.query('begin')
  await become(client, 'authenticated', teacher)
}

const state = async () => ({
  orders: await world.root(
    `select order_status, order_total from public.teacher_products_order
     where teacher_profile_id = $1 order by order_status`,
    [teacher.profileId],
  ),
  lines: (
    await world.root(
      `select line.product_id from public.order_line line
     join public.teacher_products_order parent on parent.id = line.order_id
     where parent.teacher_profile_id = $1`,
      [teacher.profileId],
    )
  ).map((row) => String(row['product_id'])),
})

test('two devices add the same resource: one cart, one line', async () => {
  await signIn(phone)
  await signIn(laptop.client)
  const first = await phone.query<{ id: string }>(add, [product])
  const waiting = laptop.client.query<{ id: string }>(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  const second = await waiting
  await laptop.client.query('commit')

  expect(second.rows[0]?.id).toBe(first.rows[0]?.id)
  expect(await state()).toEqual({
    orders: [{ order_status: 'PENDING', order_total: '100.00' }],
    lines: [product],
  })
})

test('two devices add different resources: one cart, both lines, the full total', async () => {
  const other = await newProduct(world, { price: '50.00' })
  await signIn(phone)
  await signIn(laptop.client)
  await phone.query(add, [product])
  const waiting = laptop.client.query<{ order_total: string }>(add, [other])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows[0]?.order_total).toBe('150.00')
  await laptop.client.query('commit')

  const { orders, lines } = await state()
  expect(orders).toEqual([{ order_status: 'PENDING', order_total: '150.00' }])
  expect(lines.sort()).toEqual([product, other].sort())
})

test('the first device fails: the second one makes the cart', async () => {
  await signIn(phone)
  await signIn(laptop.client)
  await phone.query(add, [product])
  const waiting = laptop.client.query(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('rollback')
  await waiting
  await laptop.client.query('commit')
  expect(await state()).toEqual({
    orders: [{ order_status: 'PENDING', order_total: '100.00' }],
    lines: [product],
  })
})

test('the cart is checked out meanwhile: a new cart takes the resource', async () => {
  const cart = await newOrder(world, teacher.profileId)
  await phone.query('begin')
  await phone.query(
    `update public.teacher_products_order set order_status = 'PROCESSING' where id = $1`,
    [cart],
  )
  await signIn(laptop.client)
  const waiting = laptop.client.query<{ id: string; order_status: string }>(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  const added = (await waiting).rows[0]
  await laptop.client.query('commit')

  expect(added?.order_status).toBe('PENDING')
  expect(added?.id).not.toBe(cart)
  expect((await state()).orders).toEqual([
    { order_status: 'PENDING', order_total: '100.00' },
    { order_status: 'PROCESSING', order_total: '0.00' },
  ])
})

test('the quote is cancelled meanwhile: the pending order takes the resource', async () => {
  const pending = await newOrder(world, teacher.profileId)
  const quote = await newOrder(world, teacher.profileId, 'QUOTING')
  await phone.query('begin')
  await phone.query(
    `update public.teacher_products_order set order_status = 'CANCELLED' where id = $1`,
    [quote],
  )
  await signIn(laptop.client)
  const waiting = laptop.client.query<{ id: string }>(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows[0]?.id).toBe(pending)
  await laptop.client.query('commit')
})

test('the price changes meanwhile: the line has the price at the moment of adding', async () => {
  await phone.query('begin')
  await phone.query('update public.product set price = 80 where id = $1', [product])
  await signIn(laptop.client)
  const waiting = laptop.client.query<{ order_total: string }>(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows[0]?.order_total).toBe('80.00')
  await laptop.client.query('commit')
})

test('the resource is unpublished meanwhile: nothing is added', async () => {
  await phone.query('begin')
  await phone.query('update public.product set publish_date = null where id = $1', [product])
  await signIn(laptop.client)
  const outcome = expect(laptop.client.query(add, [product])).rejects.toMatchObject({
    message: 'product_not_available',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await state()).toEqual({ orders: [], lines: [] })
})

test('twenty additions at once from ten connections end in one cart with each resource once', async () => {
  const other = await newProduct(world, { price: '50.00' })
  const clients = await Promise.all(Array.from({ length: 10 }, () => connect()))
  try {
    await Promise.all(
      clients.map(async (client) => {
        for (const id of [product, other]) {
          await signIn(client)
          await client.query(add, [id])
          await client.query('commit')
        }
      }),
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  const { orders, lines } = await state()
  expect(orders).toEqual([{ order_status: 'PENDING', order_total: '150.00' }])
  expect(lines.sort()).toEqual([product, other].sort())
})
