import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { forgetOrders } from '../../support/committed.ts'
import { become, connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let order: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  const { profileId } = await newTeacher(world)
  order = await newOrder(world, profileId, 'PROCESSING')
  await newLine(world, order, await newProduct(world, { title: 'Map', physical: true }))
  await world.root(
    `update public.teacher_products_order
     set order_status = 'PAID', order_number = '261121-10304512' where id = $1`,
    [order],
  )
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await forgetOrders(root)
  await root.end()
})

/** Both begin as administrators. */
async function begin() {
  for (const client of [first, second.client]) {
    const admin = await newPerson(world, ['admin'])
    await client.query('begin')
    await become(client, 'authenticated', admin)
  }
}

/** The first does it and commits while the second waits; what the second is told. */
async function afterTheFirst(sql: string, values: unknown[], rivalSql = sql) {
  await begin()
  await first.query(sql, values)
  const waiting = second.client.query(rivalSql, values).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  await waitUntilBlocked(first, second)
  await first.query('commit')
  const told = await waiting
  await second.client.query('commit')
  return told
}

const parcels = () =>
  world.root('select parcel_state, tracking_number from public.parcel where order_id = $1', [order])

test('two who pack the same at once make one parcel', async () => {
  expect(await afterTheFirst('select public.pack_parcel($1)', [order])).toBe('nothing_to_pack')
  expect(await parcels()).toEqual([{ parcel_state: 'PACKED', tracking_number: null }])
})

test('two who send the same parcel at once send it once, the second is told', async () => {
  await begin()
  await first.query('select public.pack_parcel($1)', [order])
  await first.query('commit')
  await second.client.query('rollback')
  const [parcel] = await world.root('select id from public.parcel where order_id = $1', [order])
  expect(
    await afterTheFirst(
      `select public.send_parcel($1, 'ARAMEX', 'AX1')`,
      [parcel?.['id']],
      `select public.send_parcel($1, 'ARAMEX', 'AX2')`,
    ),
  ).toBe('parcel_moved')
  expect(await parcels()).toEqual([{ parcel_state: 'SENT', tracking_number: 'AX1' }])
  expect(
    await world.root(
      `select count(*)::int from private.order_mail where order_id = $1 and kind = 'sent'`,
      [order],
    ),
  ).toEqual([{ count: 1 }])
})

test('a refund while somebody packs: whoever is second finds the order as the first left it', async () => {
  expect(
    await afterTheFirst(
      `select public.set_order_status($1, 'PAID', 'CANCELLED')`,
      [order],
      'select public.pack_parcel($1)',
    ),
  ).toBe('order_not_paid')
  expect(await parcels()).toEqual([])
})
