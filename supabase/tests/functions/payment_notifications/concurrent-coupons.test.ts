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
import { notice } from '../../support/notifications.ts'
import { newCoupon } from '../../support/orders.ts'
import { newLine, newOrder, newPerson, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  await newCoupon(world, 'LAST', { max_uses: 1 })
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await forgetOrders(root)
  await root.query('alter table public.admin_audit disable trigger refuse_audit_change')
  await root.query('delete from public.admin_audit')
  await root.query('alter table public.admin_audit enable trigger refuse_audit_change')
  await root.end()
})

const begin = async (client: pg.Client, role: string, person?: Person) => {
  await client.query('begin')
  await become(client, role, person)
}

/** One statement of a person in a transaction of its own. */
async function done(person: Person, sql: string, values: unknown[] = []): Promise<Row[]> {
  await begin(first, 'authenticated', person)
  const { rows } = await first.query<Row>(sql, values)
  await first.query('commit')
  return rows
}

const apply = `select public.apply_coupon('LAST', $1)`

interface Paying {
  buyer: Person
  order: string
  attempt: string
}

/** A cart of R75 with the coupon whose form was handed out. */
async function paying(): Promise<Paying> {
  const buyer = await newTeacher(world)
  const order = await newOrder(world, buyer.profileId)
  await newLine(world, order, await newProduct(world))
  await done(buyer, apply, [order])
  await done(buyer, `select public.checkout($1, 'PayFast', 75)`, [order])
  const [row] = await done(buyer, 'select public.prepare_card_payment($1) as payment', [order])
  return { buyer, order, attempt: (row?.['payment'] as { attemptId: string }).attemptId }
}

async function stored({ attempt, order }: Paying, payment: string): Promise<string> {
  const body = notice(attempt, order, { amount_gross: '75.00', pf_payment_id: payment })
  const [row] = await world.root('select id from public.store_payment_notification($1)', [body])
  return String(row?.['id'])
}

const judge = async (client: pg.Client, id: string) =>
  (
    await client.query<Row>(
      `select verdict from public.judge_payment_notification($1, '10000100', true, true)`,
      [id],
    )
  ).rows[0]?.['verdict']

const giveUp = (client: pg.Client, order: string) =>
  client.query('select public.give_up_payment($1)', [order])

async function expectOneUse(): Promise<void> {
  expect(
    await world.root(
      `select uses, (select count(*)::int from public.coupon_redemption) as redemptions
       from public.coupon where coupon_code = 'LAST'`,
    ),
  ).toEqual([{ uses: 1, redemptions: 1 }])
}

/** Two buyers have a form each for the last use; the first has given up. */
async function twoForms(): Promise<[Paying, Paying]> {
  const one = await paying()
  await done(one.buyer, 'select public.give_up_payment($1)', [one.order])
  const two = await paying()
  await done(two.buyer, 'select public.give_up_payment($1)', [two.order])
  return [one, two]
}

test('two buyers pay for the last use at once: one is paid, for the other a person decides', async () => {
  const [one, two] = await twoForms()
  const [a, b] = [await stored(one, '1'), await stored(two, '2')]
  await begin(first, 'service_role')
  await begin(second.client, 'service_role')
  expect(await judge(first, a)).toBe('paid')
  const waiting = judge(second.client, b)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('coupon_refused')
  await second.client.query('commit')
  await expectOneUse()
})

test('the first judge fails: the second buyer gets the last use', async () => {
  const [one, two] = await twoForms()
  const [a, b] = [await stored(one, '1'), await stored(two, '2')]
  await begin(first, 'service_role')
  await begin(second.client, 'service_role')
  await judge(first, a)
  const waiting = judge(second.client, b)
  await waitUntilBlocked(first, second)
  await first.query('rollback')
  expect(await waiting).toBe('paid')
  await second.client.query('commit')
  await expectOneUse()
})

test('somebody else checks out with the last use while the late money is judged', async () => {
  const [one, two] = await twoForms()
  const id = await stored(one, '1')
  await begin(first, 'authenticated', two.buyer)
  await first.query(`select public.checkout($1, 'EFT', 75)`, [two.order])
  await begin(second.client, 'service_role')
  const waiting = judge(second.client, id)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('coupon_refused')
  await second.client.query('commit')
  await expectOneUse()
})

test('the buyer gives up while the money is judged: paid, and nothing is given back', async () => {
  const one = await paying()
  const id = await stored(one, '1')
  await begin(first, 'service_role')
  await judge(first, id)
  await begin(second.client, 'authenticated', one.buyer)
  const waiting = giveUp(second.client, one.order)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  await waiting
  await second.client.query('commit')
  await expectOneUse()
  expect(await world.root('select order_status from public.teacher_products_order')).toEqual([
    { order_status: 'PAID' },
  ])
})

test('the money comes while the buyer gives up: the use is counted again', async () => {
  const one = await paying()
  const id = await stored(one, '1')
  await begin(first, 'authenticated', one.buyer)
  await giveUp(first, one.order)
  await begin(second.client, 'service_role')
  const waiting = judge(second.client, id)
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('paid')
  await second.client.query('commit')
  await expectOneUse()
})

test('the scheduler skips an order that is being paid', async () => {
  const one = await paying()
  const id = await stored(one, '1')
  await root.query(`update public.payment_attempt set expires_at = now() - interval '1 minute'`)
  await begin(first, 'service_role')
  await judge(first, id)
  await begin(second.client, 'service_role')
  expect((await second.client.query('select public.expire_payments() as n')).rows).toEqual([
    { n: 0 },
  ])
  await second.client.query('commit')
  await first.query('commit')
  await expectOneUse()
})

test('two administrators exchange two coupons on two orders at once: no deadlock', async () => {
  const admins = [await newPerson(world, ['admin']), await newPerson(world, ['admin'])]
  await newCoupon(world, 'OTHER', { max_uses: 5 })
  await root.query(`update public.coupon set max_uses = 5`)
  const place = async (code: string) => {
    const buyer = await newTeacher(world)
    const order = await newOrder(world, buyer.profileId)
    await newLine(world, order, await newProduct(world))
    await done(buyer, 'select public.apply_coupon($1)', [code])
    await done(buyer, `select public.checkout($1, 'EFT', 75)`, [order])
    return order
  }
  const [one, two] = [await place('LAST'), await place('OTHER')]
  const exchange = 'select public.apply_coupon($1, $2)'
  for (let round = 0; round < 20; round += 1) {
    const codes = round % 2 === 0 ? ['OTHER', 'LAST'] : ['LAST', 'OTHER']
    await begin(first, 'authenticated', admins[0])
    await begin(second.client, 'authenticated', admins[1])
    await Promise.all([
      first.query(exchange, [codes[0], one]).then(() => first.query('commit')),
      second.client.query(exchange, [codes[1], two]).then(() => second.client.query('commit')),
    ])
  }
  expect(await world.root('select uses from public.coupon')).toEqual([{ uses: 1 }, { uses: 1 }])
})
