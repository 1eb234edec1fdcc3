import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenFor } from '../../../../testing/access-token.ts'
import { subscribed } from '../../../../testing/subscribed.ts'
import { collected, startRealtimeFixture, type Fixture } from '../testing/fixture.ts'

const setup = `
create policy "read" on realtime.messages for select to authenticated using (true);
create policy "see who is there" on realtime.messages for select to anon using (extension = 'presence');
create policy "staff appear" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and auth.jwt() ->> 'staff' = 'yes');`

let fixture: Fixture
beforeAll(async () => {
  fixture = await startRealtimeFixture(setup)
})
afterAll(() => fixture.stop())

interface Watcher {
  channel: RealtimeChannel
  joins: string[]
  leaves: string[]
  names(): string[]
}

async function watch(
  topic: string,
  key: string,
  options: { token?: string; isPrivate?: boolean } = {},
): Promise<Watcher> {
  const { token, isPrivate = false } = options
  const client = await fixture.client(token === undefined ? {} : { token })
  const channel = client.channel(topic, { config: { presence: { key }, private: isPrivate } })
  const joins: string[] = []
  const leaves: string[] = []
  channel
    .on('presence', { event: 'join' }, ({ key: who }) => joins.push(who))
    .on('presence', { event: 'leave' }, ({ key: who }) => leaves.push(who))
  await subscribed(channel)
  return { channel, joins, leaves, names: () => Object.keys(channel.presenceState()).sort() }
}

const shows = (watcher: Watcher, names: string[]) =>
  expect.poll(() => watcher.names(), { timeout: 5000, interval: 10 }).toEqual(names)

test('a tracked client is seen by present and later members, until it leaves', async () => {
  const ada = await watch('staffroom', 'ada')
  expect(await ada.channel.track({ name: 'Ada' })).toBe('ok')
  const ben = await watch('staffroom', 'ben')
  await shows(ben, ['ada'])
  await ben.channel.track({ name: 'Ben' })
  await shows(ada, ['ada', 'ben'])
  expect(ada.channel.presenceState()['ben']?.[0]).toMatchObject({ name: 'Ben' })
  await ben.channel.untrack()
  await shows(ada, ['ada'])
  expect(ada.leaves).toEqual(['ben'])
  await ben.channel.track({ name: 'Ben' })
  await shows(ada, ['ada', 'ben'])
  // A connection that breaks counts as leaving.
  await ben.channel.socket.disconnect()
  await shows(ada, ['ada'])
})

test('tracking again changes the entry, the same payload changes nothing', async () => {
  const ada = await watch('status', 'ada')
  const ben = await watch('status', 'ben')
  await ada.channel.track({ mood: 'calm' })
  await shows(ben, ['ada'])
  await ada.channel.track({ mood: 'calm' })
  await ada.channel.track({ mood: 'busy' })
  await expect.poll(() => ben.channel.presenceState()['ada']).toMatchObject([{ mood: 'busy' }])
  expect(ben.joins).toEqual(['ada', 'ada'])
})

test('two tabs of one person are one key with two entries', async () => {
  const first = await watch('tabs', 'ada')
  const second = await watch('tabs', 'ada')
  await first.channel.track({ tab: 1 })
  await second.channel.track({ tab: 2 })
  await expect.poll(() => first.channel.presenceState()['ada']?.length).toBe(2)
  await first.channel.unsubscribe()
  await expect.poll(() => second.channel.presenceState()['ada']?.length).toBe(1)
})

test('a client without a key gets one', async () => {
  const { channel } = await watch('nameless', '')
  await channel.track({})
  await expect
    .poll(() => Object.keys(channel.presenceState()))
    .toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('in a private room, the policies decide who appears', async () => {
  const staff = await watch('private', 'staff', {
    token: await tokenFor({ staff: 'yes' }),
    isPrivate: true,
  })
  const guest = await watch('private', 'guest', { token: await tokenFor({}), isPrivate: true })
  expect(await guest.channel.track({})).toBe('error')
  expect(await staff.channel.track({})).toBe('ok')
  await shows(guest, ['staff'])
})

test('the right to read presence alone lets a client join a private room only with presence enabled', async () => {
  await watch('lobby', 'ada', { isPrivate: true })
  const client = await fixture.client()
  await expect(subscribed(client.channel('lobby', { config: { private: true } }))).rejects.toThrow(
    'Unauthorized',
  )
})

test('more than five calls in the window close the channel', async () => {
  const { channel } = await watch('eager', 'ada')
  const systems: { message: string }[] = []
  channel.on('system', {}, (message: { message: string }) => systems.push(message))
  const answers: string[] = []
  for (let n = 0; n < 5; n += 1) answers.push(await channel.track({ n }))
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  void channel.track({ n: 6 })
  expect((await collected(systems, 1))[0]?.message).toBe('Client presence rate limit exceeded')
  await expect.poll(() => channel.state).toBe('closed')
})
