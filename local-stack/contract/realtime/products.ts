import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { service } from '../gateway/people.ts'

/** Creates a resource for one test, published unless the test says otherwise. */
export async function newProduct(values: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await service()
    .from('product')
    .insert({
      title: `Contract ${randomUUID()}`,
      price: 50,
      e_commerce_product: true,
      publish_date: '2026-01-01T00:00:00Z',
      thumbnails: ['contract.webp'],
      ...values,
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw error
  // Long enough for the insertion to be processed before a test subscribes: Realtime handles changes in batches.
  await sleep(500)
  return data.id
}

export async function changeProduct(id: string, values: Record<string, unknown>): Promise<void> {
  const { error } = await service().from('product').update(values).eq('id', id)
  if (error !== null) throw error
}

export async function deleteProduct(id: string): Promise<void> {
  const { error } = await service().from('product').delete().eq('id', id)
  if (error !== null) throw error
}
