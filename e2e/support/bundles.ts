import { service } from './api.ts'
import type { ListedProduct } from './products.ts'

/** Creates a published bundle for one test, with a cover of the seed. */
export async function newBundle(fields: {
  title: string
  price: string
  members: ListedProduct[]
}): Promise<{ id: string }> {
  const model = await service
    .from('product_bundle')
    .select('thumbnails, category_id')
    // Not one of another test, which are dated 2020 and soon gone.
    .gt('publish_date', '2021-01-01')
    .order('publish_date')
    .order('id')
    .limit(1)
    .single()
  if (model.error !== null) throw new Error(model.error.message)
  const { title, price, members } = fields
  const created = await service
    .from('product_bundle')
    .insert({
      ...(model.data as Record<string, unknown>), // the columns named above
      title,
      price,
      publish_date: '2020-01-01T00:00:00Z',
    })
    .select('id')
    .single<{ id: string }>()
  if (created.error !== null) throw new Error(created.error.message)
  const rows = members.map((member, position) => ({
    product_bundle_id: created.data.id,
    product_id: member.id,
    position,
  }))
  const added = await service.from('product_bundle_product').insert(rows)
  if (added.error !== null) throw new Error(added.error.message)
  return created.data
}

export async function deleteBundle(id: string): Promise<void> {
  const { error } = await service.from('product_bundle').delete().eq('id', id)
  if (error !== null) throw new Error(error.message)
}
