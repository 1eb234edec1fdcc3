import { once } from 'node:events'
import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectKeys } from '../../../keys.ts'
import { tokenFor } from '../../../../testing/access-token.ts'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

// Created as `postgres`, which runs migrations and must be able to create these policies.
const setup = `
set role postgres;
create policy "members read" on realtime.messages for select to authenticated
  using (realtime.topic() like 'class-%' and extension in ('broadcast', 'presence') and auth.jwt() ->> 'member' is not null);
create policy "teachers write" on realtime.messages for insert to authenticated
  with check (realtime.topic() like 'class-%' and auth.jwt() ->> 'member' = 'teacher');
create policy "a policy that raises" on realtime.messages for select to anon
  using (case realtime.topic() when 'broken' then (auth.jwt() ->> 'role')::int = 1 end);
reset role;
create table public.lesson (id int primary key, title text);
create function public.tell() returns trigger language plpgsql security definer as $$
begin
  perform realtime.broadcast_changes('lessons', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
  return null;
end $$;
create trigger tell after insert or update or delete on public.lesson for each row execute function public.tell();`

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(setup, {
    broadcastPayloadBytes: 10_000,
    sendBufferBytes: 100_000,
  })
})
afterAll(() => fixture.stop())

interface System {
  message: string
  status: string
}
interface Message {
  event: string
  payload: unknown
  meta?: { id: string; replayed?: boolean }
}
type Config = NonNullable<Parameters<SupabaseClient['channel']>[1]>['config']

async function join(
  topic: string,
  config: Config = {},
  options: { token?: string; vsn?: string } = {},
) {
  const client = await fixture.client(options)
  const messages: Message[] = []
  const channel = client.channel(topic, { config })
  channel.on('broadcast', { event: '*' }, (message) => messages.push(message as unknown as Message)) // the client leaves `payload` untyped
  await subscribed(channel)
  return { client, channel, messages }
}

const send = (channel: RealtimeChannel, event: string, payload: unknown) =>
  channel.send({ type: 'broadcast', event, payload })

const member = (kind: string) =>
  tokenFor({ sub: '00000000-0000-4000-8000-00000000000a', member: kind })

test.each([
  ['1.0.0', '1.0.0'],
  ['1.0.0', '2.0.0'],
  ['2.0.0', '1.0.0'],
  ['2.0.0', '2.0.0'],
])('a broadcast from protocol %s reaches %s, and its sender only on request', async (from, to) => {
  const topic = `room-${from}-${to}`
  const sender = await join(topic, {}, { vsn: from })
  const echo = await join(topic, { broadcast: { self: true } }, { vsn: from })
  const receiver = await join(topic, {}, { vsn: to })
  await send(sender.channel, 'cursor', { x: 1, name: 'Zoë' })
  const expected = { type: 'broadcast', event: 'cursor', payload: { x: 1, name: 'Zoë' } }
  expect((await collected(receiver.messages, 1))[0]).toEqual(expected)
  expect(sender.messages).toEqual([])
  await send(echo.channel, 'cursor', { x: 2 })
  await collected(echo.messages, 2)
})

test('binary payloads travel between 2.0.0 sockets', async () => {
  const sender = await join('bytes')
  const receiver = await join('bytes')
  const old = await join('bytes', {}, { vsn: '1.0.0' })
  await send(sender.channel, 'file', new Uint8Array([1, 2, 255]).buffer)
  const [message] = await collected(receiver.messages, 1)
  expect(message?.payload).toEqual(new Uint8Array([1, 2, 255]).buffer)
  expect(old.messages).toEqual([])
})

test('with ack the send waits for the server, which refuses what is too large', async () => {
  const { channel } = await join('acknowledged', { broadcast: { ack: true } })
  const receiver = await join('acknowledged')
  expect(await send(channel, 'a', {})).toBe('ok')
  expect(await send(channel, 'a', { text: 'x'.repeat(20_000) })).toBe('error')
  await collected(receiver.messages, 1)
})

test('private and public channels of one name are different rooms', async () => {
  const pupil = await join('class-1', { private: true }, { token: await member('pupil') })
  const stranger = await join('class-1')
  await send(stranger.channel, 'shout', {})
  await send((await join('class-1')).channel, 'shout', {})
  await collected(stranger.messages, 1)
  expect(pupil.messages).toEqual([])
})

test('joining a private channel needs the right to read, sending needs the right to write', async () => {
  const teacher = await join(
    'class-2',
    { private: true, broadcast: { ack: true } },
    { token: await member('teacher') },
  )
  const pupil = await join('class-2', { private: true }, { token: await member('pupil') })
  expect(await send(teacher.channel, 'task', { page: 3 })).toBe('ok')
  await collected(pupil.messages, 1)
  // Without the right, the message is silently dropped.
  await send(pupil.channel, 'task', { page: 4 })
  await send(teacher.channel, 'task', { page: 5 })
  await collected(pupil.messages, 2)
  expect(teacher.messages).toEqual([])
})

test.each(['class-3', 'broken'])(
  'without the right to read %s the join is refused',
  async (topic) => {
    await expect(join(topic, { private: true })).rejects.toThrow(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    )
  },
)

test('a new token without the right closes the channel', async () => {
  let token = await member('pupil')
  const client = await fixture.client({ token })
  const systems: System[] = []
  const statuses: `${REALTIME_SUBSCRIBE_STATES}`[] = []
  const channel = client.channel('class-4', { config: { private: true } })
  channel.on('system', {}, (message: System) => systems.push(message))
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      statuses.push(status)
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve()
    })
  })
  token = await tokenFor({ sub: '00000000-0000-4000-8000-00000000000b' })
  client.realtime.accessToken = () => Promise.resolve(token)
  await client.realtime.setAuth()
  const [system] = await collected(systems, 1)
  expect(system).toMatchObject({
    status: 'error',
    extension: 'system',
    message: 'You no longer have permission to read from this Channel topic: class-4',
    channel: 'class-4',
  })
  expect(statuses).toEqual(['SUBSCRIBED', 'CLOSED'])
})

test('realtime.send reaches the room with an id, on both protocols', async () => {
  const fresh = await join('from-database')
  const old = await join('from-database', {}, { vsn: '1.0.0' })
  await fixture.db.query(`select realtime.send('{"n": 1}', 'note', 'from-database', false)`)
  for (const { messages } of [fresh, old]) {
    const [message] = await collected(messages, 1)
    const id: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(message).toEqual({
      type: 'broadcast',
      event: 'note',
      payload: { n: 1, id },
      meta: { id },
    })
  }
})

test('realtime.send to a private room does not reach the public one, and send_binary sends bytes', async () => {
  const inside = await join('class-5', { private: true }, { token: await member('pupil') })
  const outside = await join('class-5')
  await fixture.db.query(`select realtime.send('{"id": "own"}', 'note', 'class-5')`)
  await fixture.db.query(`select realtime.send_binary('\\x01ff', 'bytes', 'class-5')`)
  const [note, bytes] = await collected(inside.messages, 2)
  expect(note?.payload).toEqual({ id: 'own' })
  expect(bytes?.payload).toEqual(new Uint8Array([1, 255]).buffer)
  expect(outside.messages).toEqual([])
})

test('realtime.broadcast_changes reports a changed row', async () => {
  await fixture.db.query(
    `create policy "lessons" on realtime.messages for select to anon using (realtime.topic() = 'lessons')`,
  )
  const { messages } = await join('lessons', { private: true })
  await fixture.db.query(`insert into public.lesson values (1, 'Sums')`)
  await fixture.db.query(`update public.lesson set title = 'Somme'`)
  const [inserted, updated] = await collected(messages, 2)
  expect(inserted).toMatchObject({
    event: 'INSERT',
    payload: {
      operation: 'INSERT',
      table: 'lesson',
      schema: 'public',
      record: { id: 1, title: 'Sums' },
      old_record: null,
    },
  })
  expect(updated?.payload).toMatchObject({
    record: { title: 'Somme' },
    old_record: { title: 'Sums' },
  })
})

test('a message that cannot be stored is a warning, not an error', async () => {
  const notices: string[] = []
  fixture.db.on('notice', ({ message = '' }) => notices.push(message))
  await fixture.db.query(
    `begin; set local role anon; select realtime.send('{}', 'e', 'class-6'); commit`,
  )
  expect(notices.some((notice) => notice.startsWith('WarnSendingBroadcastMessage'))).toBe(true)
})

test('stored messages are replayed to clients that join a private channel later', async () => {
  const since = Date.now() - 60_000
  const present = await join('class-7', { private: true }, { token: await member('pupil') })
  for (const n of [1, 2, 3]) {
    await fixture.db.query(
      `select realtime.send(jsonb_build_object('n', $1::int), 'note', 'class-7')`,
      [n],
    )
  }
  // Once the present members have received them, the late one can get them only by replay.
  await collected(present.messages, 3)
  const { messages } = await join(
    'class-7',
    { private: true, broadcast: { replay: { since, limit: 2 } } },
    { token: await member('pupil') },
  )
  const replayed = await collected(messages, 2)
  expect(replayed.map(({ payload }) => (payload as { n: number }).n)).toEqual([2, 3]) // sent above
  expect(replayed[0]?.meta?.replayed).toBe(true)
})

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${fixture.url}/realtime/v1${path}`, {
    method: 'POST',
    headers: { apikey: projectKeys.publishable, 'content-type': 'application/json', ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
  })
}

test('POST /api/broadcast sends to public rooms, and to private ones with the right', async () => {
  const open = await join('http-room')
  const closed = await join('class-8', { private: true }, { token: await member('pupil') })
  const messages = [
    { topic: 'http-room', event: 'e', payload: { n: 1 } },
    { topic: 'class-8', event: 'e', payload: { n: 2 }, private: true },
  ]
  const anonymous = await post('/api/broadcast', { messages })
  expect(anonymous.status).toBe(202)
  expect(await anonymous.text()).toBe('')
  await collected(open.messages, 1)
  expect(closed.messages).toEqual([])
  await post('/api/broadcast', { messages }, { authorization: `Bearer ${await member('teacher')}` })
  await collected(closed.messages, 1)
})

test.each([
  [{}, { errors: { messages: ["can't be blank"] } }],
  [
    {
      messages: [
        { topic: 't', event: 'e', payload: {} },
        { event: 'e', payload: 1 },
      ],
    },
    {
      errors: { messages: [{}, { topic: ["can't be blank"], payload: ['is invalid'] }] },
    },
  ],
])('POST /api/broadcast refuses %j', async (body, expected) => {
  const response = await post('/api/broadcast', body)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual(expected)
})

test('httpSend of the client uses the single form, JSON and binary', async () => {
  const { messages } = await join('http single/ö')
  const { channel } = await join('http single/ö')
  expect(await channel.httpSend('say it', { n: 1 })).toEqual({ success: true })
  expect(await channel.httpSend('bytes', new Uint8Array([7]).buffer)).toEqual({ success: true })
  const [json, bytes] = await collected(messages, 2)
  expect(json).toMatchObject({ event: 'say it', payload: { n: 1 } })
  expect(bytes?.payload).toEqual(new Uint8Array([7]).buffer)
  expect(
    (await post('/api/broadcast/a/events/b', {}, { 'content-type': 'text/plain' })).status,
  ).toBe(415)
})

test('a client that does not read is disconnected before it fills the memory', async () => {
  const deaf = fixture.socket()
  await once(deaf, 'open')
  deaf.send(JSON.stringify(['1', '1', 'realtime:flood', 'phx_join', {}]))
  await once(deaf, 'message')
  deaf.pause()
  const { channel } = await join('flood')
  const payload = { text: 'x'.repeat(9000) }
  await expect
    .poll(
      async () => {
        for (let n = 0; n < 200; n += 1) await send(channel, 'wave', payload)
        return fixture.lines.some((line) => line.includes('does not read its messages'))
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(true)
  deaf.terminate()
})

test('a broadcast with persist is refused with an error and reaches nobody', async () => {
  const token = await member('teacher')
  const listener = await join('class-store', { private: true }, { token })
  const sender = await join('class-store', { private: true, broadcast: { ack: true } }, { token })
  const systems: System[] = []
  sender.channel.on('system', {}, (system: System) => systems.push(system))
  const message = { type: 'broadcast', event: 'kept', payload: { a: 1 }, persist: true } as const
  expect(await sender.channel.send(message)).not.toBe('ok')
  expect((await collected(systems, 1))[0]).toMatchObject({
    status: 'error',
    message: 'persist is not supported by local-stack',
  })
  expect(listener.messages).toEqual([])
})
