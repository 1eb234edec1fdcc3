import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { forgetOrders } from '../../support/committed.ts'
import { become, connect, holdWorld, rootOf, type Person } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { refundArguments, type Wanted } from '../../support/refunds.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let admin: Person
let order: string
let line: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  admin = await newPerson(world, ['admin'])
  const buyer = await newTeacher(world)
  order = await newOrder(world, buyer.profileId, 'PROCESSING')
  line = await newLine(world, order, await newProduct(world, { physical: true }))
  await world.root('update public.order_line set quantity = 3 where id = $1', [line])
  await world.root(`select private.enter_status($1, 'PAID')`, [order])
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await forgetOrders(root)
  await root.end()
})

const refundIn = async (client: pg.Client, wanted: Wanted) => {
  await client.query('begin')
  await become(client, 'authenticated', admin)
  return client.query(
    'select id from public.refund_order($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    refundArguments(order, wanted),
  )
}

const totals = async () =>
  (
    await world.root(
      `select total from public.invoice where order_id = $1 and kind = 'credit_note' order by number`,
      [order],
    )
  ).map(({ total }) => total)

test('two administrators at once: what both may give back is given back once', async () => {
  await refundIn(first, { lines: [{ lineId: line, quantity: 2 }] })
  const waiting = refundIn(second.client, { lines: [{ lineId: line, quantity: 2 }] }).catch(
    (error: unknown) => error,
  )
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toMatchObject({ message: 'refund_exceeds_paid' })
  await second.client.query('rollback')
  expect(await totals()).toEqual(['200.00'])
})

test('two administrators who saw the same order: the second sees that it has changed', async () => {
  const [row] = await world.root(
    'select updated_at::text from public.teacher_products_order where id = $1',
    [order],
  )
  const wanted = { lines: [{ lineId: line }], seenAt: row?.['updated_at'] }
  await refundIn(first, wanted)
  const waiting = refundIn(second.client, wanted).catch((error: unknown) => error)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toMatchObject({ message: 'row_changed' })
  await second.client.query('rollback')
  expect(await totals()).toEqual(['100.00'])
})

test('a double press is one refund', async () => {
  const wanted = { id: randomUUID(), lines: [{ lineId: line }] }
  await refundIn(first, wanted)
  const waiting = refundIn(second.client, wanted)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect((await waiting).rows).toEqual([{ id: wanted.id }])
  await second.client.query('commit')
  expect(await totals()).toEqual(['100.00'])
})

test('a refund and a cancellation at once: the cancellation credits what the refund has left', async () => {
  await refundIn(first, { lines: [{ lineId: line }] })
  await second.client.query('begin')
  await become(second.client, 'authenticated', admin)
  const waiting = second.client.query(`select public.set_order_status($1, 'PAID', 'CANCELLED')`, [
    order,
  ])
  await waitUntilBlocked(first, second)
  await first.query('commit')
  await waiting
  await second.client.query('commit')
  // Two posters and the delivery.
  expect(await totals()).toEqual(['100.00', '360.00'])
})

test('whoever writes a credit note without the lock is held to the invoice as well', async () => {
  const note = (
    total: string,
  ) => `insert into public.invoice (kind, number, order_id, credited_invoice_id,
      teacher_profile_id, form, buyer, lines, coupon_amount, shipping_fee, total, vat, credit_reason, credited_part)
    select 'credit_note', 800000 + random() * 1000, order_id, id, teacher_profile_id, form, buyer, '[]', 0, 0, ${total}, 0,
      'goodwill', 'part' from public.invoice where order_id = '${order}' and kind = 'invoice'`
  await first.query('begin')
  await first.query(note('400.00'))
  const waiting = second.client.query(note('100.00')).catch((error: unknown) => error)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toMatchObject({ message: 'refund_exceeds_paid' })
})
