import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { createPool } from '../../db/pool.ts'
import { startSchedule } from './schedule.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await startTestDatabase()
  pool = createPool(database.urlFor('postgres'), { max: 2, log: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

let server: Server | undefined
let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  server?.close()
  await pool.query('delete from private.schedule_run')
})

/** A server that answers as the functions with this status and records the requests. */
async function functions(status: number) {
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(`${String(request.url)} ${String(request.headers['apikey'])}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // a TCP server that listens has one
  return { asked, apiUrl: `http://127.0.0.1:${String(port)}` }
}

async function start(apiUrl: string) {
  const log = vi.fn<(line: string) => void>()
  const schedule = await startSchedule({
    pool,
    apiUrl,
    secretKey: 'sb_secret_x',
    log,
    minuteMs: 25,
  })
  stop = schedule.stop
  return { log, stop: schedule.stop }
}

const fared = async (name: string) =>
  (
    await pool.query<{ problem: string | null; well: boolean }>(
      'select problem, succeeded_at is not null as well from private.schedule_run where name = $1',
      [name],
    )
  ).rows[0]

it('calls each function with the secret key and runs each statement, until it is stopped', async () => {
  const { asked, apiUrl } = await functions(200)
  const { log, stop: stopNow } = await start(apiUrl)
  await vi.waitFor(async () => {
    expect(asked.filter((each) => each.includes('order-mail')).length).toBeGreaterThan(2)
    expect(await fared('turn-sales')).toEqual({ problem: null, well: true })
    expect(await fared('order-mail')).toEqual({ problem: null, well: true })
  })
  expect(new Set(asked)).toContain('/functions/v1/order-mail sb_secret_x')
  await stopNow()
  const count = asked.length
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(asked).toHaveLength(count)
  expect(log).not.toHaveBeenCalled()
})

it('a call that fails is logged, entered and repeated', async () => {
  const { asked, apiUrl } = await functions(503)
  const { log } = await start(apiUrl)
  await vi.waitFor(async () => {
    expect(asked.filter((each) => each.includes('order-mail')).length).toBeGreaterThan(1)
    expect(await fared('order-mail')).toEqual({ problem: 'answered 503', well: false })
  })
  expect(log).toHaveBeenCalledWith('schedule: order-mail: answered 503')
})

it('functions that nobody serves, and a statement that fails, are entered too', async () => {
  await pool.query(
    `update private.scheduled_statement set statement = 'select 1 / 0' where name = 'turn-sales'`,
  )
  const { log } = await start('http://127.0.0.1:1')
  await vi.waitFor(async () => {
    expect(await fared('turn-sales')).toEqual({ problem: 'division by zero', well: false })
    expect((await fared('order-mail'))?.problem).toMatch(/fetch failed/)
  })
  expect(log).toHaveBeenCalledWith('schedule: turn-sales: division by zero')
  await pool.query(
    `update private.scheduled_statement set statement = 'select private.turn_sales()' where name = 'turn-sales'`,
  )
})
