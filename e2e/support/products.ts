import { service } from './api.ts'

export interface ListedProduct {
  id: string
  title: string
  price: string | null
}

/**
 * Creates a published resource for one test, with the cover of a seeded one, so that tests which
 * change a resource do not affect each other.
 */
export async function newProduct(fields: {
  title: string
  price: string | null
  physical?: boolean
  questions?: object[]
}): Promise<ListedProduct> {
  const model = await service
    .from('product')
    .select('thumbnails, category_id, description')
    // Not one of another test, which are dated 2020 and soon gone.
    .gt('publish_date', '2021-01-01')
    .order('publish_date')
    .order('id')
    .limit(1)
    .single()
  if (model.error !== null) throw new Error(model.error.message)
  const created = await service
    .from('product')
    .insert({
      ...(model.data as Record<string, unknown>), // the columns named above
      ...fields,
      e_commerce_product: true,
      // Old enough to stay off the first page of the shop.
      publish_date: '2020-01-01T00:00:00Z',
    })
    .select('id')
    .single<{ id: string }>()
  if (created.error !== null) throw new Error(created.error.message)
  return { id: created.data.id, title: fields.title, price: fields.price }
}

export async function deleteProduct(id: string): Promise<void> {
  const { error } = await service.from('product').delete().eq('id', id)
  if (error !== null) throw new Error(error.message)
}
