import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { projectKeys } from '../src/keys.ts'

const memoryOnly = { auth: { persistSession: false, autoRefreshToken: false } }

/** Acts as the server. */
export const serviceOf = (apiUrl: string) => createClient(apiUrl, projectKeys.secret, memoryOnly)

export interface Buyer {
  client: ReturnType<typeof serviceOf>
  email: string
  token: string
}

/** A confirmed teacher, signed in. */
export async function newBuyer(apiUrl: string): Promise<Buyer> {
  const email = `test-${randomUUID()}@kryt.example`
  const password = 'Teacher-123'
  const created = await serviceOf(apiUrl).auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (created.error !== null) throw created.error
  const client = createClient(apiUrl, projectKeys.publishable, memoryOnly)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  const profile = await client.rpc('ensure_teacher_profile')
  if (profile.error !== null) throw profile.error
  return { client, email, token: data.session.access_token }
}

/** A published resource of R150. */
export async function newResource(apiUrl: string): Promise<string> {
  const { data, error } = await serviceOf(apiUrl)
    .from('product')
    .insert({
      title: `Resource ${randomUUID()}`,
      price: '150.00',
      e_commerce_product: true,
      publish_date: '2020-01-01T00:00:00Z',
      thumbnails: [`product-images/${randomUUID()}/1.jpg`],
    })
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw error
  return data.id
}

/** The buyer's cart with that resource, checked out with the card. @returns the order's id */
export async function cardCheckout({ client }: Buyer, productId: string): Promise<string> {
  const cart = await client.rpc('add_to_cart', { product_id: productId })
  if (cart.error !== null) throw cart.error
  const { id } = cart.data as { id: string } // the row of the order
  const placed = await client.rpc('checkout', {
    order_id: id,
    payment_method: 'PayFast',
    expected_total: '150.00',
  })
  if (placed.error !== null) throw placed.error
  return id
}
