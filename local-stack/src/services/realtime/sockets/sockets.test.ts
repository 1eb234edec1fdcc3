import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type WebSocket from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectKeys } from '../../../keys.ts'
import { defaultLimits } from '../limits.ts'
import { tokenFor } from '../../../../testing/access-token.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture('select 1', {
    channelsPerConnection: 3,
    idleMs: 700,
    concurrentUsers: 20,
    eventsPerSecond: 20,
  })
})
afterAll(() => fixture.stop())

type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: unknown,
]

async function open(query?: string) {
  const socket = fixture.socket(query)
  const frames: Frame[] = []
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) frames.push(JSON.parse(data.toString('utf8')) as Frame) // text frames of protocol 2.0.0 are such arrays
  })
  await once(socket, 'open')
  return { socket, frames }
}

function push(socket: WebSocket, ...frame: Frame): void {
  socket.send(JSON.stringify(frame))
}

const joinReply = (frames: Frame[], ref: string) =>
  expect.poll(() => frames.find((frame) => frame[1] === ref && frame[3] === 'phx_reply')?.[4])

async function refusal(query: string): Promise<{ status: number; body: unknown }> {
  const socket = fixture.socket(query)
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage] // the type that `ws` emits
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode ?? 0, body: JSON.parse(text) }
}

test.each([
  ['vsn=2.0.0', 401],
  ['apikey=nonsense&vsn=2.0.0', 401],
  [`apikey=${projectKeys.publishable}&vsn=9.9.9`, 403],
])('an upgrade with %s is refused with %i', async (query, status) => {
  expect(await refusal(query)).toEqual({ status, body: { error: expect.any(String) as string } })
})

test('a heartbeat is answered, a silent socket is closed', async () => {
  const { socket, frames } = await open()
  push(socket, null, '1', 'phoenix', 'heartbeat', {})
  expect(await collected(frames, 1)).toEqual([
    [null, '1', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
  ])
  const [code] = (await once(socket, 'close')) as [number] // the type that `ws` emits
  expect(code).toBe(1000)
})

test('a malformed frame closes the socket', async () => {
  const { socket } = await open()
  socket.send('{')
  const [code] = (await once(socket, 'close')) as [number] // the type that `ws` emits
  expect(code).toBe(1011)
})

test('join, leave and messages without a channel', async () => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:a', 'phx_join', { config: {} })
  await joinReply(frames, '1').toEqual({ status: 'ok', response: { postgres_changes: [] } })
  push(socket, '1', '2', 'realtime:a', 'phx_leave', {})
  await expect
    .poll(() => frames.slice(-2))
    .toEqual([
      ['1', '2', 'realtime:a', 'phx_reply', { status: 'ok', response: {} }],
      ['1', '1', 'realtime:a', 'phx_close', {}],
    ])
  push(socket, '1', '3', 'realtime:a', 'broadcast', {})
  await joinReply(frames, '3').toEqual({ status: 'error', response: { reason: 'unmatched topic' } })
  push(socket, '4', '4', 'elsewhere', 'phx_join', { config: {} })
  await joinReply(frames, '4').toEqual({ status: 'error', response: { reason: 'unmatched topic' } })
  push(socket, '5', '5', 'realtime:', 'phx_join', { config: {} })
  await joinReply(frames, '5').toEqual({
    status: 'error',
    response: { reason: 'TopicNameRequired: You must provide a topic name' },
  })
})

test('a join without config is told that it will get no changes', async () => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:public:note', 'phx_join', {})
  await joinReply(frames, '1').toMatchObject({ status: 'ok' })
  await expect
    .poll(() => frames.find((frame) => frame[3] === 'system')?.[4])
    .toMatchObject({
      extension: 'postgres_changes',
      status: 'error',
      message: expect.stringContaining('realtime-js 1') as string,
    })
})

test('joining a topic again closes the earlier channel', async () => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:a', 'phx_join', { config: {} })
  push(socket, '2', '2', 'realtime:a', 'phx_join', { config: {} })
  await expect
    .poll(() => frames.map((frame) => [frame[0], frame[3]]))
    .toEqual([
      ['1', 'phx_reply'],
      ['1', 'phx_close'],
      ['2', 'phx_reply'],
    ])
})

test('a connection has a limit of channels', async () => {
  const { socket, frames } = await open()
  for (const n of ['1', '2', '3', '4'])
    push(socket, n, n, `realtime:${n}`, 'phx_join', { config: {} })
  await joinReply(frames, '3').toMatchObject({ status: 'ok' })
  await joinReply(frames, '4').toEqual({
    status: 'error',
    response: { reason: 'ChannelRateLimitReached: Too many channels' },
  })
})

const tampered = async () => {
  const token = await tokenFor({})
  return `${token.slice(0, -4)}AAAA`
}

test.each([
  [
    'an expired one',
    () => tokenFor({}, -30),
    /^InvalidJWTToken: Token has expired 3\d seconds ago$/,
  ],
  [
    'none at all',
    () => Promise.resolve('abc'),
    /^MalformedJWT: The token provided is not a valid JWT$/,
  ],
  ['a forged one', tampered, /^JwtSignatureError: Failed to validate JWT signature$/],
])('a join with a wrong token (%s) is refused with the reason', async (_, token, reason) => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:a', 'phx_join', { config: {}, access_token: await token() })
  await joinReply(frames, '1').toEqual({
    status: 'error',
    response: { reason: expect.stringMatching(reason) as string },
  })
})

test('an opaque key as token means the connection’s API key', async () => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:a', 'phx_join', {
    config: {},
    access_token: projectKeys.publishable,
  })
  await joinReply(frames, '1').toMatchObject({ status: 'ok' })
})

test('a channel closes when its token expires, and stays open with a refreshed token', async () => {
  const { socket, frames } = await open()
  const beat = setInterval(() => push(socket, null, 'h', 'phoenix', 'heartbeat', {}), 300)
  try {
    push(socket, '1', '1', 'realtime:short', 'phx_join', {
      config: {},
      access_token: await tokenFor({}, 2),
    })
    push(socket, '2', '2', 'realtime:kept', 'phx_join', {
      config: {},
      access_token: await tokenFor({}, 2),
    })
    await joinReply(frames, '2').toMatchObject({ status: 'ok' })
    push(socket, '2', null, 'realtime:kept', 'access_token', { access_token: await tokenFor({}) })
    await expect
      .poll(() => frames.map((frame) => frame[3]), { timeout: 4000 })
      .toContain('phx_close')
    const system = frames.find((frame) => frame[3] === 'system')
    expect(system?.[2]).toBe('realtime:short')
    expect(system?.[4]).toMatchObject({
      extension: 'system',
      status: 'error',
      message: expect.stringMatching(/^Token has expired \d seconds ago$/) as string,
    })
    expect(frames.filter((frame) => frame[3] === 'phx_close').map((frame) => frame[2])).toEqual([
      'realtime:short',
    ])
  } finally {
    clearInterval(beat)
  }
})

test('exceeding the rate of messages closes the channel', async () => {
  const { socket, frames } = await open()
  push(socket, '1', '1', 'realtime:busy', 'phx_join', { config: {} })
  await joinReply(frames, '1').toMatchObject({ status: 'ok' })
  const sending = setInterval(() => {
    for (let n = 0; n < 20; n += 1) {
      push(socket, '1', null, 'realtime:busy', 'broadcast', {
        type: 'broadcast',
        event: 'e',
        payload: {},
      })
    }
  }, 200)
  try {
    await expect
      .poll(() => frames.map((frame) => frame[3]), { timeout: 5000 })
      .toContain('phx_close')
  } finally {
    clearInterval(sending)
  }
  expect(frames.find((frame) => frame[3] === 'system')?.[4]).toMatchObject({
    message: 'Too many messages per second',
  })
})

test('a frame of 5 MB is accepted, a longer one closes the socket', async () => {
  const { socket, frames } = await open()
  const beat = (length: number) => {
    const frame = JSON.stringify([null, '1', 'phoenix', 'heartbeat', { pad: '' }])
    return frame.replace('""', `"${'x'.repeat(length - frame.length)}"`)
  }
  expect(defaultLimits.frameBytes).toBe(5_000_000)
  socket.send(beat(5_000_000))
  await joinReply(frames, '1').toEqual({ status: 'ok', response: {} })
  socket.on('error', () => undefined)
  socket.send(beat(5_000_001))
  const [code] = (await once(socket, 'close')) as [number] // the type that `ws` emits
  expect(code).toBe(1009)
})

test('exceeding the rate of joins refuses the join and closes the socket', async () => {
  const limited = await startRealtimeFixture('select 1', { joinsPerSecond: 5 })
  try {
    const socket = limited.socket()
    const frames: Frame[] = []
    socket.on('message', (data: Buffer) => {
      frames.push(JSON.parse(data.toString('utf8')) as Frame) // text frames of protocol 2.0.0 are such arrays
    })
    await once(socket, 'open')
    const closed = once(socket, 'close')
    let ref = 0
    const joining = setInterval(() => {
      ref += 1
      push(socket, String(ref), String(ref), `realtime:${ref % 90}`, 'phx_join', { config: {} })
    }, 40)
    await closed
    clearInterval(joining)
    const refused = frames.filter(
      (frame) => frame[3] === 'phx_reply' && JSON.stringify(frame[4]).includes('"error"'),
    )
    expect(refused[0]?.[4]).toEqual({
      status: 'error',
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
    // The limit is the project's and recovers with time, so other clients can go on.
    expect(frames.filter((frame) => frame[3] === 'phx_reply').length).toBeGreaterThan(5)
  } finally {
    await limited.stop()
  }
})
