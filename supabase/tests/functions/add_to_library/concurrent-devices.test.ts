import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newSubscriber, newSubscriptionProduct } from '../../support/library.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let phone: pg.Client
let laptop: Rival
let teacher: Awaited<ReturnType<typeof newSubscriber>>
let world: ReturnType<typeof rootOf>
const add = 'select id from public.add_to_library($1)'

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  phone = await connect()
  laptop = await rival(await connect())
  teacher = await newSubscriber(world, { monthly_limit: 1 })
})

afterEach(async () => {
  await phone.end()
  await laptop.client.end()
  await root.query('delete from public.teacher_profile where id = $1', [teacher.profileId])
  await root.query('delete from auth.users where id = $1', [teacher.id])
  await root.query('delete from public.product')
  await root.end()
})

async function signIn(client: pg.Client): Promise<void> {
  await client.query('begin')
  await become(client, 'authenticated', teacher)
}

const additions = async () =>
  (
    await world.root(
      'select product_id from public.product_subscription where teacher_profile_id = $1',
      [teacher.profileId],
    )
  ).map((row) => row['product_id'])

test('two devices use the last addition of the month: one succeeds', async () => {
  const [first, second] = [await newSubscriptionProduct(world), await newSubscriptionProduct(world)]
  await signIn(phone)
  await signIn(laptop.client)
  await phone.query(add, [first])
  const outcome = expect(laptop.client.query(add, [second])).rejects.toMatchObject({
    message: 'monthly_limit_reached',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await additions()).toEqual([first])
})

test('two devices add the same resource: both get the same addition', async () => {
  const product = await newSubscriptionProduct(world)
  await signIn(phone)
  await signIn(laptop.client)
  const first = await phone.query<{ id: string }>(add, [product])
  const waiting = laptop.client.query<{ id: string }>(add, [product])
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  expect((await waiting).rows).toEqual(first.rows)
  await laptop.client.query('commit')
  expect(await additions()).toEqual([product])
})

test('the first device fails: the second one succeeds', async () => {
  const [first, second] = [await newSubscriptionProduct(world), await newSubscriptionProduct(world)]
  await signIn(phone)
  await signIn(laptop.client)
  await phone.query(add, [first])
  const waiting = laptop.client.query(add, [second])
  await waitUntilBlocked(phone, laptop)
  await phone.query('rollback')
  await waiting
  await laptop.client.query('commit')
  expect(await additions()).toEqual([second])
})

test('the subscription ends meanwhile: nothing is added', async () => {
  const product = await newSubscriptionProduct(world)
  await phone.query('begin')
  await phone.query(
    `update public.teacher_subscription set status_text = 'CANCELLED' where teacher_profile_id = $1`,
    [teacher.profileId],
  )
  await signIn(laptop.client)
  const outcome = expect(laptop.client.query(add, [product])).rejects.toMatchObject({
    message: 'subscription_required',
  })
  await waitUntilBlocked(phone, laptop)
  await phone.query('commit')
  await outcome
  await laptop.client.query('rollback')
  expect(await additions()).toEqual([])
})

test('ten devices at once never exceed the limit', async () => {
  await root.query(
    'update public.teacher_subscription set monthly_limit = 4 where teacher_profile_id = $1',
    [teacher.profileId],
  )
  const products: string[] = []
  for (let index = 0; index < 10; index += 1) products.push(await newSubscriptionProduct(world))
  const clients = await Promise.all(products.map(() => connect()))
  try {
    const outcomes = await Promise.allSettled(
      clients.map(async (client, index) => {
        await signIn(client)
        await client.query(add, [products[index]])
        await client.query('commit')
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
  expect(await additions()).toHaveLength(4)
})
