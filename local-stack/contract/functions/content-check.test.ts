import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { expect, inject, it } from 'vitest'

const { url, publishableKey, secretKey } = inject('supabase')
const service = createClient(url, secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})

async function run(apikey: string): Promise<[number, Record<string, unknown>]> {
  const response = await fetch(`${url}/functions/v1/content-check`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
  })
  return [response.status, (await response.json()) as Record<string, unknown>] // objects of our own
}

it('checks all files once a night, for the scheduler alone', async () => {
  expect(await run(publishableKey)).toEqual([403, { error: 'secret_key_required' }])
  const [status, first] = await run(secretKey)
  expect(status).toBe(200)
  expect(first['ran']).toBeTypeOf('boolean')
  // By now it was done since two in the morning.
  expect(await run(secretKey)).toEqual([200, { ran: false }])
})

it('what it finds is on the resource', async () => {
  const created = await service
    .from('product')
    .insert({ title: `Night ${randomUUID()}` })
    .select('id')
    .single<{ id: string }>()
  expect(created.error).toBeNull()
  const id = created.data?.id
  await service.from('product_content').insert({ product_id: id, file_keys: ['Gone/a.pdf'] })
  const { error } = await service.rpc('run_nightly_content_check', { at_any_time: true })
  expect(error).toBeNull()
  const { data } = await service
    .from('product')
    .select('missing_count')
    .eq('id', id)
    .single<{ missing_count: number }>()
  expect(data?.missing_count).toBe(1)
  await service.from('product').delete().eq('id', id)
})
