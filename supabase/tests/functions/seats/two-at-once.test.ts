import { afterEach, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { forgetOrders } from '../../support/committed.ts'
import { become, connect, holdWorld, rootOf, type Person } from '../../support/database.ts'
import { rival, waitUntilBlocked, type Rival } from '../../support/interleave.ts'
import { newLine, newOrder, newProduct, newTeacher } from '../../support/world.ts'

// These tests commit, so that their connections see each other's changes, and clean up afterwards.

let root: pg.Client
let world: ReturnType<typeof rootOf>
let first: pg.Client
let second: Rival
let buyer: Person
let line: string

beforeEach(async () => {
  root = await connect()
  await holdWorld(root)
  world = rootOf(root)
  first = await connect()
  second = await rival(await connect())
  const teacher = await newTeacher(world)
  buyer = teacher
  const order = await newOrder(world, teacher.profileId, 'PAID')
  line = await newLine(world, order, await newProduct(world))
  await world.root('update public.order_line set quantity = 2 where id = $1', [line])
})

afterEach(async () => {
  await first.end()
  await second.client.end()
  await forgetOrders(root)
  await root.query('delete from private.seat_link')
  await root.end()
})

interface Act {
  person: Person
  sql: string
  values: unknown[]
}

/** The first acts and commits while the second waits; what the second is told. */
async function afterTheFirst(one: Act, other: Act) {
  await first.query('begin')
  await become(first, 'authenticated', one.person)
  await second.client.query('begin')
  await become(second.client, 'authenticated', other.person)
  await first.query(one.sql, one.values)
  const waiting = second.client.query(other.sql, other.values).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  await waitUntilBlocked(first, second)
  await first.query('commit')
  const told = await waiting
  await second.client.query('commit')
  return told
}

const inviting = (email: string): Act => ({
  person: buyer,
  sql: 'select from public.invite_to_seat($1, $2)',
  values: [line, email],
})
const taking = (person: Person, token: unknown): Act => ({
  person,
  sql: 'select from public.take_seat($1)',
  values: [token],
})
const withdrawing = (person: Person, seat: unknown): Act => ({
  person,
  sql: 'select from public.withdraw_seat($1)',
  values: [seat],
})

const seats = () => world.root('select email, taken_at is not null as taken from public.seat')

/** The last seat, given but not taken. */
async function given() {
  const [seat] = await world.root(
    `insert into public.seat (order_line_id, email) values ($1, 'a@school.example') returning id`,
    [line],
  )
  const [link] = await world.root(
    `insert into private.seat_link (seat_id, token) values ($1, repeat('a', 64)) returning token`,
    [seat?.['id']],
  )
  return { seat: seat?.['id'], token: link?.['token'] }
}

test('two invitations for the last seat: one is given', async () => {
  expect(await afterTheFirst(inviting('a@school.example'), inviting('b@school.example'))).toBe(
    'seats_all_given',
  )
  expect(await seats()).toEqual([{ email: 'a@school.example', taken: false }])
})

test('two who write the table at once do not pass the limit either', async () => {
  const insert = 'insert into public.seat (order_line_id, email) values ($1, $2)'
  await first.query('begin')
  await first.query(insert, [line, 'a@school.example'])
  const waiting = second.client.query(insert, [line, 'b@school.example']).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  await waitUntilBlocked(first, second)
  await first.query('commit')
  expect(await waiting).toBe('seats_all_given')
})

test('two who open one link at once: one has the seat', async () => {
  const { token } = await given()
  const [sipho, zanele] = [await newTeacher(world), await newTeacher(world)]
  expect(await afterTheFirst(taking(sipho, token), taking(zanele, token))).toBe('seat_taken')
})

test('taken while the buyer takes it back: it stays taken', async () => {
  const { seat, token } = await given()
  const sipho = await newTeacher(world)
  expect(await afterTheFirst(taking(sipho, token), withdrawing(buyer, seat))).toBe('seat_taken')
  expect(await seats()).toEqual([{ email: 'a@school.example', taken: true }])
})

test('taken back while somebody opens the link: it says so', async () => {
  const { seat, token } = await given()
  const sipho = await newTeacher(world)
  expect(await afterTheFirst(withdrawing(buyer, seat), taking(sipho, token))).toBe('seat_withdrawn')
  expect(await seats()).toEqual([])
})
