import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../stack.ts'
import { rootOf } from '../../../supabase/tests/support/database.ts'
import { newProduct } from '../../../supabase/tests/support/world.ts'
import { readTables } from '../../../supabase/tests/rights/tables.ts'
import { callers } from '../../../supabase/tests/rights/grants.ts'
import { newWorld, type World } from '../../../supabase/tests/rights/world.ts'
import { clientsOf, type Clients } from './clients.ts'
import { wrongColumns, wrongReceivers, type Published } from './judge-told.ts'
import { listen, toldOf, type Listener } from './listener.ts'
import { arrangeRows, publishedModels, type PublishedRow } from './published-rows.ts'
import { unselectable } from './unselectable.ts'

// Realtime tells about a change only whom a select would show the row: every published table by every caller of the
// role table, over sockets of the official client.

let stack: TestStack
let db: pg.Client
/** Changes rows and nothing else: no trigger runs. */
let writer: pg.Client
let world: World
let clients: Clients | undefined
let listeners: Listener[]
let published: Published
/** A resource that everybody sees. */
let signal: string

beforeAll(async () => {
  stack = await startTestStack()
  db = new pg.Client(stack.databaseUrl)
  writer = new pg.Client(stack.superuserUrl)
  await Promise.all([db.connect(), writer.connect()])
  await writer.query('set session_replication_role = replica')
})
afterAll(async () => {
  await Promise.all(Object.values(clients ?? {}).map((client) => client.removeAllChannels()))
  await Promise.all([db.end(), writer.end()])
  await stack.stop()
})

/** Returns when all that was committed so far has been told. */
async function everythingTold(step: string): Promise<void> {
  await writer.query('update public.product set title = $2 where id = $1', [signal, step])
  await toldOf(listeners, 'title', step)
}

const forget = () => listeners.forEach(({ told }) => told.splice(0))

/** Writes to every row, without changing what it says. */
async function touch(rows: PublishedRow[], step: string): Promise<void> {
  forget()
  for (const { table, id } of rows) {
    await writer.query(`update public.${table} set id = id where id = $1`, [id])
  }
  await everythingTold(step)
}

test('a new row is told to those who may read it', async () => {
  const root = rootOf(db)
  signal = await newProduct(root)
  const [models, tables] = [await publishedModels(root), await readTables(root)]
  // The people are new as well: their profiles are committed when everybody listens.
  await db.query('begin')
  await db.query('set local search_path = public, extensions')
  world = await newWorld(root)
  const rows: PublishedRow[] = []
  for (const model of models) rows.push(...(await arrangeRows(root, world, model)))
  published = { models, tables, rows }
  clients = await clientsOf(stack, world)
  listeners = await listen(
    clients,
    models.map(({ table }) => table),
  )
  await db.query('commit')
  await everythingTold('inserted')
  expect(wrongReceivers(published, listeners, 'INSERT')).toEqual([])
  expect(await unselectable(db, world, listeners)).toEqual([])
  expect(wrongColumns(published, listeners)).toEqual([])
})

test('a changed row is told to those who may read it', async () => {
  await touch(published.rows, 'updated')
  expect(wrongReceivers(published, listeners, 'UPDATE')).toEqual([])
  expect(await unselectable(db, world, listeners)).toEqual([])
  expect(wrongColumns(published, listeners)).toEqual([])
})

// What these tests are worth: no policy can be opened or closed without the others failing.

test('a policy that lets everybody in is noticed, on whatever table', async () => {
  const tables = published.rows
    .filter(({ seenBy }) => callers.some((who) => who !== 'anonymous' && !seenBy.includes(who)))
    .map(({ table }) => table)
  expect(await unnoticed('true', tables)).toEqual([])
})

test('a policy that lets nobody in is noticed, on whatever table', async () => {
  // The signal that all has been told stays.
  const tables = published.rows.map(({ table }) => table).filter((table) => table !== 'product')
  expect(await unnoticed('false', tables)).toEqual([])
})

/** Lets every policy for reading say the same. Returns the tables of which nothing wrong is found then. */
async function unnoticed(answer: 'true' | 'false', tables: string[]): Promise<string[]> {
  const { rows: policies } = await db.query<{ sql: string }>(
    `select format('alter policy %I on public.%I using (' || $1 || ')', policyname, tablename) as sql
     from pg_policies where schemaname = 'public' and cmd = 'SELECT' and tablename = any ($2)`,
    [answer, tables],
  )
  expect(policies.length).toBeGreaterThanOrEqual(new Set(tables).size)
  for (const { sql } of policies) await db.query(sql)
  await touch(published.rows, `policies say ${answer}`)
  const wrong = wrongReceivers(published, listeners, 'UPDATE')
  return [...new Set(tables)].filter(
    (table) => !wrong.some((one) => `${one} `.includes(` of ${table} `)),
  )
}

test('a deletion is told with its key and nothing else', async () => {
  forget()
  for (const { table, id } of published.rows) {
    await writer.query(`delete from public.${table} where id = $1`, [id])
  }
  await everythingTold('deleted')
  expect(wrongColumns(published, listeners)).toEqual([])
  for (const { told } of listeners) {
    const deleted = told.filter(({ type }) => type === 'DELETE').map(({ table }) => table)
    expect(deleted).toEqual(published.rows.map(({ table }) => table))
  }
})
