import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { become, connect, holdWorld, rootOf, type Row } from '../../support/database.ts'
import { forgetOrders } from '../../support/committed.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { notice } from '../../support/notifications.ts'
import { orderState } from '../../support/orders.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let product: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  product = await newProduct(world)
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await forgetOrders(root)
  await root.end()
})

type Teacher = Awaited<ReturnType<typeof newTeacher>>

const act = async (client: pg.Client, role: string, person: Teacher | undefined) => {
  await client.query('begin')
  await become(client, role, person)
}

/** Commits a cart with a prepared card payment. */
async function waitingForPayment(): Promise<{ buyer: Teacher; order: string; attempt: string }> {
  const buyer = await newTeacher(world)
  const order = await newOrder(world, buyer.profileId)
  await newLine(world, order, product)
  await act(first, 'authenticated', buyer)
  await first.query(`select public.checkout($1, 'PayFast', 100)`, [order])
  await first.query('commit')
  const [row] = await world.root('select id from public.payment_attempt where order_id = $1', [
    order,
  ])
  return { buyer, order, attempt: String(row?.['id']) }
}

async function store(body: string): Promise<string> {
  const [row] = await world.root('select id from public.store_payment_notification($1)', [body])
  return String(row?.['id'])
}

const judge = async (client: pg.Client, id: string) =>
  (
    await client.query<Row>(
      `select * from public.judge_payment_notification($1, '10000100', true, true)`,
      [id],
    )
  ).rows[0]?.['verdict']

test('one notification judged twice at once: one payment, one event, one invoice', async () => {
  const { order, attempt } = await waitingForPayment()
  const id = await store(notice(attempt, order))
  await act(first, 'service_role', undefined)
  await act(second.client, 'service_role', undefined)
  expect(await judge(first, id)).toBe('paid')
  const waiting = judge(second.client, id)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('paid')
  await second.client.query('commit')
  expect(await orderState(world, order)).toMatchObject({
    status: 'PAID',
    reasons: ['card_payment_prepared', 'payment_received'],
    documents: ['invoice'],
  })
})

test.each([
  ['in other words', {}, 'duplicate'],
  ['and another payment', { pf_payment_id: '99' }, 'already_paid'],
])('one payment %s at once: paid once', async (_, fields, verdict) => {
  const { order, attempt } = await waitingForPayment()
  const [a, b] = [
    await store(notice(attempt, order)),
    await store(notice(attempt, order, { item_name: 'Again', ...fields })),
  ]
  await act(first, 'service_role', undefined)
  await act(second.client, 'service_role', undefined)
  expect(await judge(first, a)).toBe('paid')
  const waiting = judge(second.client, b)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe(verdict)
  await second.client.query('commit')
  expect(await orderState(world, order)).toMatchObject({ status: 'PAID', documents: ['invoice'] })
})

test('the first judge fails: the second one records the payment', async () => {
  const { order, attempt } = await waitingForPayment()
  const id = await store(notice(attempt, order))
  await act(first, 'service_role', undefined)
  await act(second.client, 'service_role', undefined)
  await judge(first, id)
  const waiting = judge(second.client, id)
  await waitUntilBlocked(first, second)
  await first.query('rollback')
  expect(await waiting).toBe('paid')
  await second.client.query('commit')
  expect(await orderState(world, order)).toMatchObject({ status: 'PAID', documents: ['invoice'] })
})

test('the buyer comes back and places the order by EFT while the notification is judged: PAID', async () => {
  const { buyer, order, attempt } = await waitingForPayment()
  const id = await store(notice(attempt, order))
  await act(first, 'service_role', undefined)
  await judge(first, id)
  await act(second.client, 'authenticated', buyer)
  const waiting = second.client.query<Row>(
    `select order_status from public.checkout($1, 'EFT', 100)`,
    [order],
  )
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect((await waiting).rows).toEqual([{ order_status: 'PAID' }])
  await second.client.query('commit')
  expect(await orderState(world, order)).toMatchObject({ status: 'PAID', method: 'PayFast' })
})

test('the notification comes while the buyer adds something: an administrator must decide', async () => {
  const { buyer, order, attempt } = await waitingForPayment()
  const id = await store(notice(attempt, order))
  const other = await newProduct(world, { price: '50.00' })
  await act(first, 'authenticated', buyer)
  await first.query('select public.add_to_cart($1)', [other])
  await act(second.client, 'service_role', undefined)
  const waiting = judge(second.client, id)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('order_changed')
  await second.client.query('commit')
  expect(await orderState(world, order)).toMatchObject({ status: 'PENDING', total: '150.00' })
})

test('twenty payments at once with failures in between: invoice numbers have no gaps', async () => {
  const payments: { id: string; order: string }[] = []
  for (let index = 0; index < 20; index += 1) {
    const { order, attempt } = await waitingForPayment()
    const id = await store(notice(attempt, order, { pf_payment_id: String(index) }))
    payments.push({ id, order })
  }
  const [before] = await world.root(
    `select last_number from private.document_series where kind = 'invoice'`,
  )
  await Promise.all(
    payments.map(async ({ id }, index) => {
      const client = await connect()
      try {
        // Every third one fails at the end, and the provider sends it again.
        if (index % 3 === 0) {
          await act(client, 'service_role', undefined)
          await judge(client, id)
          await client.query('rollback')
        }
        await act(client, 'service_role', undefined)
        expect(await judge(client, id)).toBe('paid')
        await client.query('commit')
      } finally {
        await client.end()
      }
    }),
  )
  const numbers = (await world.root('select number from public.invoice order by number')).map(
    ({ number }) => Number(number) - Number(before?.['last_number']),
  )
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})
