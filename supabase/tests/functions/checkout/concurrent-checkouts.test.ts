import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf, type Row } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { forgetOrders } from '../../support/committed.ts'
import { newCoupon, orderState } from '../../support/orders.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let phone: pg.Client
let laptop: Rival
let teacher: Awaited<ReturnType<typeof newTeacher>>
let product: string
let cart: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  phone = await connect()
  laptop = await rival(await connect())
  teacher = await newTeacher(world)
  product = await newProduct(world)
  cart = await newOrder(world, teacher.profileId)
  await newLine(world, cart, product)
})

afterEach(async () => {
  await phone.end().catch(() => undefined)
  await laptop.client.end()
  await forgetOrders(root)
  await root.end()
})

type Teacher = typeof teacher
const signIn = async (client: pg.Client, as: Teacher = teacher) => {
  await client.query('begin')
  await become(client, 'authenticated', as)
}
const checkout = async (client: pg.Client, order = cart, method = 'EFT', total = '100.00') =>
  (await client.query<Row>('select * from public.checkout($1, $2, $3)', [order, method, total]))
    .rows[0]

const placed = {
  status: 'PROCESSING',
  method: 'EFT',
  total: '100.00',
  reasons: ['checked_out'],
  redemptions: 0,
  attempts: 0,
  documents: null,
}

test('the same cart checked out twice at once: one order, returned to both', async () => {
  await signIn(phone)
  await signIn(laptop.client)
  const first = await checkout(phone)
  const waiting = checkout(laptop.client)
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect(await waiting).toEqual(first)
  await laptop.client.query('commit')
  expect(await orderState(world, cart)).toEqual(placed)
})

test('once by EFT and once by card: the first one counts', async () => {
  await signIn(phone)
  await signIn(laptop.client)
  await checkout(phone)
  const waiting = checkout(laptop.client, cart, 'PayFast')
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect(await waiting).toMatchObject({ order_status: 'PROCESSING' })
  await laptop.client.query('commit')
  expect(await orderState(world, cart)).toEqual(placed)
})

test('something is added first: the checkout finds another total and places no order', async () => {
  const other = await newProduct(world, { price: '50.00' })
  await signIn(phone)
  await signIn(laptop.client)
  await phone.query('select public.add_to_cart($1)', [other])
  const outcome = expect(checkout(laptop.client)).rejects.toMatchObject({
    message: 'order_total_changed',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await orderState(world, cart)).toMatchObject({ status: 'PENDING', total: '150.00' })
})

test('something is added second: it goes into a new cart', async () => {
  const other = await newProduct(world, { price: '50.00' })
  await signIn(phone)
  await signIn(laptop.client)
  await checkout(phone)
  const waiting = laptop.client.query<{ id: string }>('select id from public.add_to_cart($1)', [
    other,
  ])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  const added = String((await waiting).rows[0]?.id)
  await laptop.client.query('commit')
  expect(added).not.toBe(cart)
  expect(await orderState(world, cart)).toEqual(placed)
  expect(await orderState(world, added)).toMatchObject({ status: 'PENDING', total: '50.00' })
})

test('the price changes first: the checkout finds another total', async () => {
  await phone.query('begin')
  await phone.query('update public.product set price = 120 where id = $1', [product])
  await signIn(laptop.client)
  const outcome = expect(checkout(laptop.client)).rejects.toMatchObject({
    message: 'order_total_changed',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await orderState(world, cart)).toMatchObject({ status: 'PENDING', reasons: null })
})

test('the price changes second: the change waits, and the order keeps the price that was shown', async () => {
  await signIn(phone)
  await checkout(phone)
  const waiting = laptop.client.query('update public.product set price = 120 where id = $1', [
    product,
  ])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await waiting
  expect(await orderState(world, cart)).toEqual(placed)
})

test('the last use of a coupon goes to one of two buyers', async () => {
  await newCoupon(world, 'LAST1', { max_uses: 1 })
  const other = await newTeacher(world)
  const otherCart = await newOrder(world, other.profileId)
  await newLine(world, otherCart, await newProduct(world, { title: 'Something else' }))
  for (const person of [teacher, other]) {
    await signIn(phone, person)
    await phone.query(`select public.apply_coupon('LAST1')`)
    await phone.query('commit')
  }
  await signIn(phone)
  await signIn(laptop.client, other)
  await checkout(phone, cart, 'EFT', '75.00')
  const outcome = expect(checkout(laptop.client, otherCart, 'EFT', '75.00')).rejects.toMatchObject({
    message: 'coupon_used_up',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await orderState(world, cart)).toMatchObject({ status: 'PROCESSING', redemptions: 1 })
  expect(await orderState(world, otherCart)).toMatchObject({
    status: 'PENDING',
    redemptions: 0,
    reasons: null,
  })
  expect(await world.root('select uses from public.coupon')).toEqual([{ uses: 1 }])
})

test('the connection drops in the middle: nothing is changed, and the next attempt places the order', async () => {
  await signIn(phone)
  await checkout(phone)
  const { rows } = await phone.query<{ pid: number }>('select pg_backend_pid() as pid')
  phone.on('error', () => undefined)
  await root.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect(phone.query('commit')).rejects.toThrow()
  expect(await orderState(world, cart)).toMatchObject({
    status: 'PENDING',
    reasons: null,
    method: null,
  })
  await signIn(laptop.client)
  await checkout(laptop.client)
  await laptop.client.query('commit')
  expect(await orderState(world, cart)).toEqual(placed)
})

test('fifty checkouts at once get fifty numbers, and none is refused', async () => {
  const carts: { buyer: Teacher; order: string }[] = []
  for (let index = 0; index < 50; index += 1) {
    const buyer = await newTeacher(world)
    const order = await newOrder(world, buyer.profileId)
    await newLine(world, order, product)
    carts.push({ buyer, order })
  }
  const clients = await Promise.all(carts.map(() => connect()))
  try {
    const numbers = await Promise.all(
      carts.map(async ({ buyer, order }, index) => {
        const client = clients[index]
        if (!client) throw new Error('a connection for each')
        await signIn(client, buyer)
        const row = await checkout(client, order)
        await client.query('commit')
        return String(row?.['order_number'])
      }),
    )
    expect(new Set(numbers).size).toBe(50)
    for (const number of numbers) expect(number).toMatch(/^\d{6}-\d{8}$/)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
})

test('numbers of unfinished checkouts are skipped without waiting', async () => {
  await phone.query('begin')
  // The numbers of every hundredth of the next three seconds are held.
  const { rows: held } = await phone.query<{ number: string }>(`
    select number, pg_advisory_xact_lock(4500, hashtext(number))
    from (
      select to_char(
        (clock_timestamp() + n * interval '10 ms') at time zone 'Africa/Johannesburg',
        'YYMMDD-HH24MISSFF2') as number
      from generate_series(-5, 300) as n
    ) as coming`)
  const { rows } = await laptop.client.query<{ number: string }>(
    'select private.new_order_number() as number',
  )
  expect(held.map(({ number }) => number)).not.toContain(rows[0]?.number)
  expect(rows[0]?.number).toMatch(/^\d{6}-\d{8}$/)
  await phone.query('rollback')
})
