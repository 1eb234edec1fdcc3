import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, expect, test } from 'vitest'
import { administrator, service, teacher, visitor } from '../gateway/people.ts'
import { subscribed } from '../../testing/subscribed.ts'
import { collected, visitorSpeaking } from './listening.ts'
import { changeProduct, deleteProduct, newProduct } from './products.ts'

interface Event {
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: unknown
}

const clients: SupabaseClient[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.removeAllChannels()
})

async function listen(
  client: SupabaseClient,
  target: { table: string; filter?: string; select?: string[] },
): Promise<Event[]> {
  const events: Event[] = []
  clients.push(client)
  await subscribed(
    client
      .channel(`contract-${target.table}`)
      .on('postgres_changes', { event: '*', schema: 'public', ...target }, (event) =>
        events.push(event),
      ),
  )
  return events
}

test.each(['1.0.0', '2.0.0'])('a price change reaches an open page on protocol %s', async (vsn) => {
  const id = await newProduct()
  const events = await listen(visitorSpeaking(vsn), { table: 'product', filter: `id=eq.${id}` })
  await changeProduct(id, { price: 39.9 })
  const [event] = await collected(events, 1)
  expect(event).toMatchObject({
    schema: 'public',
    table: 'product',
    eventType: 'UPDATE',
    errors: null,
    new: { id, price: 39.9, thumbnails: ['contract.webp'], listable: true },
    old: { id },
  })
  expect(event).toHaveProperty('commit_timestamp', expect.stringMatching(/^\d{4}-.*T.*\.\d{3}Z$/))
  await deleteProduct(id)
})

test('changes of an unpublished row reach administrators only; its deletion reaches all, with nothing but the key', async () => {
  const id = await newProduct({ publish_date: null })
  const target = { table: 'product', filter: `id=eq.${id}` }
  const admin = await administrator()
  const [everyone, administrators] = [
    await listen(visitor(), target),
    await listen(admin.client, target),
  ]
  await changeProduct(id, { title: 'Still secret' })
  expect((await collected(administrators, 1))[0]?.new['title']).toBe('Still secret')
  expect(everyone).toEqual([])
  await deleteProduct(id)
  expect(await collected(everyone, 1)).toMatchObject([
    { eventType: 'DELETE', new: {}, old: { id } },
  ])
  expect(Object.keys(everyone[0]?.old ?? {})).toEqual(['id'])
})

test('a column list narrows the event to those columns and the key', async () => {
  const id = await newProduct()
  const events = await listen(visitor(), {
    table: 'product',
    filter: `id=eq.${id}`,
    select: ['title'],
  })
  await changeProduct(id, { title: 'Narrow' })
  expect((await collected(events, 1))[0]?.new).toEqual({ id, title: 'Narrow' })
  await deleteProduct(id)
})

test('filters are separated by commas and apply to the new row', async () => {
  const id = await newProduct()
  const events = await listen(visitor(), { table: 'product', filter: `id=eq.${id},price=gt.100` })
  await changeProduct(id, { price: 99 })
  await changeProduct(id, { price: 101 })
  expect((await collected(events, 1))[0]?.new['price']).toBe(101)
  await deleteProduct(id)
})

test('a change of a profile reaches its owner; others learn only that something has changed', async () => {
  const [owner, other] = [await teacher(), await teacher()]
  const target = { table: 'teacher_profile' }
  const own = await listen(owner.client, target)
  const others = await listen(other.client, target)
  const visitors = await listen(visitor(), target)
  const { error } = await owner.client.from('teacher_profile').insert({ translate_i18n: 'af' })
  expect(error).toBeNull()
  await expect.poll(() => own.length, { timeout: 10_000 }).toBe(1)
  expect(own[0]).toMatchObject({ new: { user_id: owner.id, translate_i18n: 'af' }, errors: null })
  // Other tests create profiles at the same time, but not this teacher's.
  expect(others).toEqual([])
  await expect.poll(() => visitors.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(visitors[0]).toMatchObject({ new: {}, errors: ['Error 401: Unauthorized'] })
})

test.each([
  [
    { table: 'payment_notification' },
    'Please check Realtime is enabled for the given connect parameters',
  ],
  [{ table: 'product', filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
  [{ table: 'product', filter: 'id=eq.1' }, 'invalid input syntax for type uuid'],
  [{ table: 'product', filter: 'id=about.1' }, 'Error parsing `filter` params'],
])('%j is refused with the reason', async (target, reason) => {
  await expect(listen(visitor(), target)).rejects.toThrow(reason)
})

test('the secret key receives everything', async () => {
  const id = await newProduct({ publish_date: null })
  const events = await listen(service(), { table: 'product', filter: `id=eq.${id}` })
  await changeProduct(id, { title: 'For the server' })
  expect((await collected(events, 1))[0]?.new['title']).toBe('For the server')
  await deleteProduct(id)
})
