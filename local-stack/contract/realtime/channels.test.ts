import { randomUUID } from 'node:crypto'
import type { RealtimeChannel, RealtimeChannelOptions, SupabaseClient } from '@supabase/supabase-js'
import { afterEach, expect, inject, test } from 'vitest'
import { visitor } from '../gateway/people.ts'
import { subscribed } from '../../testing/subscribed.ts'
import { collected, visitorSpeaking } from './listening.ts'

const clients: SupabaseClient[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels()
})

async function join(
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
  client: SupabaseClient = visitor(),
): Promise<{ channel: RealtimeChannel; messages: unknown[] }> {
  const messages: unknown[] = []
  clients.push(client)
  const channel = client.channel(topic, { config })
  channel.on('broadcast', { event: '*' }, (message) => messages.push(message))
  await subscribed(channel)
  return { channel, messages }
}

const note = (payload: unknown) => ({ type: 'broadcast' as const, event: 'note', payload })

test.each([
  ['1.0.0', '2.0.0'],
  ['2.0.0', '1.0.0'],
])(
  'a broadcast from protocol %s is heard on %s, by its sender only on request',
  async (from, to) => {
    const topic = randomUUID()
    const sender = await join(topic, {}, visitorSpeaking(from))
    const echoing = await join(topic, { broadcast: { self: true } }, visitorSpeaking(from))
    const receiver = await join(topic, {}, visitorSpeaking(to))
    await sender.channel.send(note({ text: 'Môre' }))
    expect(await collected(receiver.messages, 1)).toEqual([note({ text: 'Môre' })])
    await echoing.channel.send(note({}))
    await collected(echoing.messages, 2)
    expect(sender.messages).toHaveLength(1)
  },
)

test('binary payloads arrive unchanged', async () => {
  const topic = randomUUID()
  const [sender, receiver] = [await join(topic), await join(topic)]
  const bytes = new Uint8Array([0, 127, 255]).buffer
  await sender.channel.send(note(bytes))
  expect(await collected(receiver.messages, 1)).toEqual([note(bytes)])
})

test('with ack the sender hears that it arrived', async () => {
  const { channel } = await join(randomUUID(), { broadcast: { ack: true } })
  expect(await channel.send(note({}))).toBe('ok')
})

test('a broadcast over HTTP is accepted and delivered, in both forms', async () => {
  const { url, publishableKey } = inject('supabase')
  const topic = randomUUID()
  const { channel, messages } = await join(topic)
  const response = await fetch(`${url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic, event: 'note', payload: { n: 1 } }] }),
  })
  expect(response.status).toBe(202)
  expect(await channel.httpSend('note', { n: 2 })).toEqual({ success: true })
  expect(await collected(messages, 2)).toEqual([note({ n: 1 }), note({ n: 2 })])
})

test('a batch without messages is refused with 422', async () => {
  const { url, publishableKey } = inject('supabase')
  const response = await fetch(`${url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toHaveProperty('errors.messages')
})

test('without a policy nobody joins a private channel', async () => {
  const topic = randomUUID()
  await expect(join(topic, { private: true })).rejects.toThrow(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  )
})

test('presence shows who tracks and forgets who leaves', async () => {
  const topic = randomUUID()
  const watch = async (key: string) => {
    const client = visitor()
    clients.push(client)
    const channel = client.channel(topic, { config: { presence: { key } } })
    channel.on('presence', { event: 'sync' }, () => undefined)
    return subscribed(channel)
  }
  const [ada, ben] = [await watch('ada'), await watch('ben')]
  expect(await ada.track({ page: 'cart' })).toBe('ok')
  await expect
    .poll(() => ben.presenceState(), { timeout: 10_000 })
    .toMatchObject({ ada: [{ page: 'cart' }] })
  const late = await watch('late')
  await expect.poll(() => Object.keys(late.presenceState()), { timeout: 10_000 }).toEqual(['ada'])
  await ada.unsubscribe()
  await expect.poll(() => ben.presenceState(), { timeout: 10_000 }).toEqual({})
})
