import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts } from '../network/ports.ts'
import type { GatewayEnv } from './context.ts'
import { listen, type Listener } from './listen.ts'

let port = 0
let listener: Listener

beforeAll(async () => {
  ;[port = 0] = await findFreePorts(1)
  const app = new Hono<GatewayEnv>()
  app.onError((_error, context) => context.text('cut off', 400))
  app.post('/echo', async (context) => context.text(await context.req.text()))
  app.get('/slow', async (context) => {
    await sleep(900)
    return context.text('done')
  })
  listener = await listen(app, {
    port,
    onUpgrade: (_request, socket) => socket.destroy(),
    limits: { headers: 300, stalledBody: 300, request: 2_000 },
  })
})

afterAll(() => listener.close())

function open(): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => undefined)
  return { socket, received: () => text }
}

/** Whether the connection was ended or reset. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()))

async function lifetime(socket: Socket): Promise<number> {
  const start = Date.now()
  await closed(socket)
  return Date.now() - start
}

test('headers that never end are cut off', async () => {
  const { socket } = open()
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n')
  const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 50)
  expect(await lifetime(socket)).toBeLessThan(1_500)
  clearInterval(drip)
})

test('a body that stops half-way is cut off', async () => {
  const { socket } = open()
  socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf')
  const time = await lifetime(socket)
  expect(time).toBeGreaterThan(250)
  expect(time).toBeLessThan(1_500)
})

test('a body that comes slowly but steadily is accepted', async () => {
  const { socket, received } = open()
  socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\nconnection: close\r\n\r\n')
  for (const letter of 'patiently.') {
    await sleep(100)
    socket.write(letter)
  }
  await closed(socket)
  expect(received()).toContain('patiently.')
})

test('a body that trickles for ever is cut off', async () => {
  const { socket } = open()
  socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n')
  const drip = setInterval(() => socket.write('x'), 50)
  expect(await lifetime(socket)).toBeLessThan(4_000)
  clearInterval(drip)
})

test('work on a complete request is not limited', async () => {
  const response = await fetch(`http://127.0.0.1:${String(port)}/slow`)
  expect(await response.text()).toBe('done')
})
