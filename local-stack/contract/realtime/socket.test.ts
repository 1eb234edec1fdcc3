import { once } from 'node:events'
import WebSocket from 'ws'
import { expect, inject, test } from 'vitest'

type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
]

function connect(query: string): WebSocket {
  const { url } = inject('supabase')
  return new WebSocket(`${url.replace(/^http/, 'ws')}/realtime/v1/websocket?${query}`)
}

async function open() {
  const socket = connect(`apikey=${inject('supabase').publishableKey}&vsn=2.0.0`)
  const frames: Frame[] = []
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')) as Frame) // text frames of protocol 2.0.0 are such arrays
  })
  await once(socket, 'open')
  return { socket, frames, push: (...frame: Frame) => socket.send(JSON.stringify(frame)) }
}

const reply = (frames: Frame[], ref: string) =>
  expect.poll(() => frames.find((frame) => frame[1] === ref && frame[3] === 'phx_reply')?.[4], {
    timeout: 15_000,
  })

test.each(['vsn=2.0.0', 'vsn=2.0.0&apikey=wrong'])('%s is refused', async (query) => {
  const socket = connect(query)
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ] // the type that `ws` emits
  expect([401, 403]).toContain(response.statusCode)
  socket.terminate()
})

test('a heartbeat is answered', async () => {
  const { socket, frames, push } = await open()
  push(null, '1', 'phoenix', 'heartbeat', {})
  await reply(frames, '1').toEqual({ status: 'ok', response: {} })
  socket.close()
})

test('the reply repeats the bindings in their order, each with an id', async () => {
  const { socket, frames, push } = await open()
  const changes = [
    { event: 'UPDATE', schema: 'public', table: 'product', filter: 'price=gt.1' },
    { event: '*', schema: 'public', table: 'product' },
  ]
  push('1', '1', 'realtime:echo', 'phx_join', { config: { postgres_changes: changes } })
  const id: unknown = expect.any(Number)
  await reply(frames, '1').toEqual({
    status: 'ok',
    response: { postgres_changes: changes.map((binding) => ({ ...binding, id })) },
  })
  push('1', '2', 'realtime:echo', 'phx_leave', {})
  await expect.poll(() => frames.at(-1)?.[3], { timeout: 5000 }).toBe('phx_close')
  socket.close()
})

test('a join with a malformed token is refused with the reason', async () => {
  const { socket, frames, push } = await open()
  push('1', '1', 'realtime:token', 'phx_join', { config: {}, access_token: 'nonsense' })
  await reply(frames, '1').toEqual({
    status: 'error',
    response: { reason: expect.stringMatching(/^MalformedJWT: /) as string },
  })
  socket.close()
})

test('a channel without a name is refused', async () => {
  const { socket, frames, push } = await open()
  push('1', '1', 'realtime:', 'phx_join', { config: {} })
  await reply(frames, '1').toEqual({
    status: 'error',
    response: { reason: 'TopicNameRequired: You must provide a topic name' },
  })
  socket.close()
})
