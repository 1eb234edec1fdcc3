import { z } from 'zod'
import { service, signIn, type SignedIn } from './api.ts'

const rowId = z.object({ id: z.string() })

interface Customer {
  signedIn: SignedIn
  profileId: string
}

/** Makes a confirmed person a teacher with a profile, as the web app does at the first visit. */
export async function newCustomer(person: {
  id: string
  email: string
  password: string
}): Promise<Customer> {
  const added = await service.rpc('add_user_to_group', {
    user_id: person.id,
    group_name: 'teacher',
  })
  if (added.error !== null) throw new Error(added.error.message)
  const signedIn = await signIn(person.email, person.password)
  const profile = await signedIn.client.rpc('ensure_teacher_profile')
  if (profile.error !== null) throw new Error(profile.error.message)
  return { signedIn, profileId: rowId.parse(profile.data).id }
}

type Item = { productId: string; quantity?: number } | { productBundleId: string }

/**
 * Enters an order of the items and marks it as paid, as an administrator.
 * @returns its id
 */
export async function newPaidOrder(
  administrator: SignedIn,
  { profileId }: Customer,
  items: Item[],
): Promise<string> {
  const created = await administrator.client.rpc('create_order', {
    teacher_profile_id: profileId,
    items,
    payment_method: 'EFT',
  })
  if (created.error !== null) throw new Error(created.error.message)
  const { id } = rowId.parse(created.data)
  await moveOrder(administrator, id, 'PROCESSING', 'PAID')
  return id
}

export async function moveOrder(
  administrator: SignedIn,
  id: string,
  from: string,
  to: string,
): Promise<void> {
  const { error } = await administrator.client.rpc('set_order_status', {
    order_id: id,
    from_status: from,
    to_status: to,
  })
  if (error !== null) throw new Error(error.message)
}

/** Stores one file and sets it, with the links, as the content of the resource. */
export async function newContent(
  productId: string,
  { name, text, urls = [] }: { name: string; text: string; urls?: string[] },
): Promise<void> {
  const key = `ProductsContent/${productId}/${name}`
  const stored = await service.storage
    .from('content')
    .upload(key, new Blob([text]), { contentType: 'application/pdf' })
  if (stored.error !== null) throw stored.error
  const { error } = await service
    .from('product_content')
    .insert({ product_id: productId, file_keys: [key], urls })
  if (error !== null) throw new Error(error.message)
}

/**
 * Creates a published bundle of the resources.
 * @returns its id
 */
export async function newBundle(title: string, productIds: string[]): Promise<string> {
  const model = await service
    .from('product_bundle')
    .select('thumbnails')
    // Not one of another test, which are dated 2020 and soon gone.
    .gt('publish_date', '2021-01-01')
    .order('publish_date')
    .order('id')
    .limit(1)
    .single<{ thumbnails: string[] }>()
  if (model.error !== null) throw new Error(model.error.message)
  const created = await service
    .from('product_bundle')
    .insert({ ...model.data, title, price: '50.00', publish_date: '2020-01-01T00:00:00Z' })
    .select('id')
    .single<{ id: string }>()
  if (created.error !== null) throw new Error(created.error.message)
  const { id } = created.data
  const members = productIds.map((productId, position) => ({
    product_bundle_id: id,
    product_id: productId,
    position,
  }))
  const { error } = await service.from('product_bundle_product').insert(members)
  if (error !== null) throw new Error(error.message)
  return id
}
