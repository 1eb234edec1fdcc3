import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { startSchedule, type ScheduleOptions } from './schedule.ts'

let server: Server | undefined
afterEach(() => server?.close())

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

const calls = [{ function_name: 'order-mail', every_minutes: 2 }]
const query = vi.fn(async (text: string) =>
  Promise.resolve({ rows: text.includes('private.scheduled_call') ? calls : [] }),
)
const pool = { query } as unknown as ScheduleOptions['pool'] // only query is used, with a text

it('calls each function at the interval of its row, with the secret key, until it is stopped', async () => {
  const { asked, apiUrl } = await functions(200)
  const log = vi.fn()
  const schedule = await startSchedule({ pool, apiUrl, secretKey: 'sb_secret_x', log, minuteMs: 5 })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2))
  expect(new Set(asked)).toEqual(new Set(['/functions/v1/order-mail sb_secret_x']))
  await schedule.stop()
  await new Promise((resolve) => setTimeout(resolve, 30))
  const count = asked.length
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(asked).toHaveLength(count)
  expect(log).not.toHaveBeenCalled()
})

it('a failed call is logged and repeated', async () => {
  const { asked, apiUrl } = await functions(503)
  const log = vi.fn()
  const schedule = await startSchedule({ pool, apiUrl, secretKey: 'x', log, minuteMs: 5 })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  await schedule.stop()
  expect(log).toHaveBeenCalledWith('schedule: order-mail answered 503')
})

it('runs each statement at the interval of its row; one that fails is logged and repeated', async () => {
  const ran: string[] = []
  const broken = {
    query: async (text: string) => {
      if (text.includes('private.scheduled_statement'))
        return Promise.resolve({
          rows: [{ name: 'turn-sales', statement: 'select 1', every_minutes: 1 }],
        })
      if (text === 'select 1') {
        ran.push(text)
        throw new Error('no connection')
      }
      return Promise.resolve({ rows: [] })
    },
  } as unknown as ScheduleOptions['pool'] // only query is used, with a text
  const log = vi.fn()
  const schedule = await startSchedule({
    pool: broken,
    apiUrl: 'http://127.0.0.1:1',
    secretKey: 'x',
    log,
    minuteMs: 5,
  })
  await vi.waitFor(() => expect(ran.length).toBeGreaterThan(1))
  await schedule.stop()
  expect(log).toHaveBeenCalledWith('schedule: turn-sales: Error: no connection')
})
