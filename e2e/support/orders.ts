import { signIn } from './api.ts'
import { DEVELOPMENT_PASSWORD, PERSONAS } from '@kryt/seed/personas.ts'

interface Person {
  email: string
  password: string
}

export interface PlacedOrder {
  id: string
  number: string
}

/** Places an order by bank transfer for that person, through the API. */
export async function placeOrder(person: Person, productIds: string[]): Promise<PlacedOrder> {
  const { client } = await signIn(person.email, person.password)
  const call = async <T>(name: string, args: Record<string, unknown> = {}): Promise<T> => {
    const answer = await client.rpc(name, args)
    if (answer.error !== null) throw new Error(`${name}: ${answer.error.message}`)
    return answer.data as T // the result of the function
  }
  await call('ensure_teacher_profile')
  let cart: { id: string } | undefined
  for (const product_id of productIds) cart = await call('add_to_cart', { product_id })
  if (cart === undefined) throw new Error('an order needs a product')
  const { data, error } = await client
    .from('teacher_products_order')
    .select('order_total')
    .eq('id', cart.id)
    .single<{ order_total: number }>()
  if (error !== null) throw new Error(error.message)
  const placed = await call<{ id: string; order_number: string }>('checkout', {
    order_id: cart.id,
    payment_method: 'EFT',
    expected_total: data.order_total,
  })
  return { id: placed.id, number: placed.order_number }
}

/** Changes an order's status as an administrator does in the back-office. */
export async function setOrderStatus(orderId: string, from: string, to: string): Promise<void> {
  const { client } = await signIn(PERSONAS.marius.email, DEVELOPMENT_PASSWORD)
  const { error } = await client.rpc('set_order_status', {
    order_id: orderId,
    from_status: from,
    to_status: to,
  })
  if (error !== null) throw new Error(error.message)
}
