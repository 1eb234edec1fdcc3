import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import {
  become,
  connect,
  holdWorld,
  rootOf,
  type Person,
  type Row,
} from '../../support/database.ts'
import { forgetOrders } from '../../support/committed.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { orderState } from '../../support/orders.ts'
import { lines } from '../../support/statements.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let admins: Person[]

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  admins = [await newPerson(world, ['admin']), await newPerson(world, ['admin'])]
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await root.query('delete from public.bank_line_order')
  await root.query('delete from public.bank_statement_line')
  await root.query('delete from public.bank_statement')
  await forgetOrders(root)
  await root.end()
})

const act = async (client: pg.Client, person: Person | undefined) => {
  await client.query('begin')
  await become(client, 'authenticated', person)
}

/** Commits an order of R100 that waits for its transfer. */
async function waiting(product: string) {
  const buyer = await newTeacher(world)
  const order = await newOrder(world, buyer.profileId)
  await newLine(world, order, product)
  await act(first, buyer)
  const { rows } = await first.query<{ number: string }>(
    `select order_number as number from public.checkout($1, 'EFT', 100)`,
    [order],
  )
  await first.query('commit')
  return { id: order, number: String(rows[0]?.number) }
}

const upload = (client: pg.Client, reference: string) =>
  client.query<Row>('select public.import_bank_statement($1) as answer', [
    JSON.stringify({
      account: '62001234567',
      lines: [{ date: '2026-03-04', amount: '100.00', description: 'PMT', reference }],
    }),
  ])

const confirm = (client: pg.Client, line: string, order: string) =>
  client.query<Row>('select public.confirm_bank_line($1, $2, 100)', [line, order])

/** Two orders, and one line of R100 that names the first. */
async function arrange() {
  const product = await newProduct(world)
  const orders = [await waiting(product), await waiting(product)] as const
  await act(first, admins[0])
  await upload(first, orders[0].number)
  await first.query('commit')
  const [line] = await lines(world)
  return { orders, line: String(line?.id) }
}

test('two administrators confirm one line for one order at once: one payment, one invoice', async () => {
  const { orders, line } = await arrange()
  await act(first, admins[0])
  await confirm(first, line, orders[0].id)
  await act(second.client, admins[1])
  const late = confirm(second.client, line, orders[0].id)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  await late
  await second.client.query('commit')
  expect(await world.root('select amount from public.bank_line_order')).toHaveLength(1)
  expect(await orderState(world, orders[0].id)).toMatchObject({
    status: 'PAID',
    documents: ['invoice'],
  })
})

test('two administrators use one line for two orders at once: the second is told', async () => {
  const { orders, line } = await arrange()
  await act(first, admins[0])
  await confirm(first, line, orders[0].id)
  await act(second.client, admins[1])
  const late = confirm(second.client, line, orders[1].id)
  const refused = expect(late).rejects.toMatchObject({ message: 'bank_line_used' })
  await waitUntilBlocked(first, second)
  await first.query('commit')
  await refused
  await second.client.query('rollback')
  expect(await orderState(world, orders[1].id)).toMatchObject({ status: 'PROCESSING' })
})

test('one file uploaded by two administrators at once is read once', async () => {
  await act(first, admins[0])
  await upload(first, 'A')
  await act(second.client, admins[1])
  const late = upload(second.client, 'A')
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect((await late).rows[0]?.['answer']).toMatchObject({
    statementId: null,
    lines: 1,
    added: 0,
  })
  await second.client.query('commit')
  expect(await lines(world)).toHaveLength(1)
})

test('an order that is cancelled while its line is being confirmed keeps no money', async () => {
  const { orders, line } = await arrange()
  await act(first, admins[0])
  await confirm(first, line, orders[0].id)
  await act(second.client, admins[1])
  const late = second.client.query(`select public.set_order_status($1, 'PAID', 'CANCELLED')`, [
    orders[0].id,
  ])
  await waitUntilBlocked(first, second)
  await first.query('commit')
  await late
  await second.client.query('commit')
  expect(await orderState(world, orders[0].id)).toMatchObject({ status: 'CANCELLED' })
  expect(await lines(world)).toMatchObject([{ state: 'OWED_BACK', left: '100.00' }])
})
