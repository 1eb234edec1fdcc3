import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { addresses } from './addresses.ts'
import { secretKey, service, signIn } from './api.ts'

interface Person {
  email: string
  password: string
}

/**
 * The behaviours of the card provider's double; see local-stack/src/services/payfast/payments.ts.
 */
export type Behaviour =
  | 'normal'
  | 'twice'
  | 'late'
  | 'never'
  | 'wrong-amount'
  | 'wrong-signature'
  | 'wrong-merchant'
  | 'reordered'
  | 'unconfirmed'

const formSchema = z.object({
  action: z.url(),
  fields: z.array(z.tuple([z.string(), z.string()])),
})

const address = {
  address1: '12 Marula Street',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0699',
  country: 'South Africa',
  phoneNumber: '082 123 4567',
}

/**
 * Checks out the person's cart by card, through the API.
 * @returns the order's id
 */
export async function checkOutByCard(person: Person): Promise<string> {
  const { client } = await signIn(person.email, person.password)
  const cart = await client
    .from('teacher_products_order')
    .select('id, order_total, has_physical')
    .eq('order_status', 'PENDING')
    .single<{ id: string; order_total: number; has_physical: boolean }>()
  if (cart.error !== null) throw new Error(cart.error.message)
  const placed = await client.rpc('checkout', {
    order_id: cart.data.id,
    payment_method: 'PayFast',
    expected_total: cart.data.order_total,
    shipping_details: cart.data.has_physical ? address : null,
  })
  if (placed.error !== null) throw new Error(placed.error.message)
  return cart.data.id
}

/** The person says that they did not pay, and checks out again. */
export async function startAgain(person: Person, orderId: string): Promise<void> {
  const { client } = await signIn(person.email, person.password)
  const given = await client.rpc('give_up_payment', { order_id: orderId })
  if (given.error !== null) throw new Error(given.error.message)
  await checkOutByCard(person)
}

/**
 * @returns the address of the provider's page for that order, to which the browser would send the
 * signed form
 */
export async function openPayment(person: Person, orderId: string): Promise<string> {
  const { client, token } = await signIn(person.email, person.password)
  const seen = await client
    .from('teacher_products_order')
    .select('order_total')
    .eq('id', orderId)
    .single()
  const expectedTotal = String(seen.data?.order_total)
  const answer = await fetch(`${addresses.api}/functions/v1/payfast-checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ orderId, expectedTotal }),
  })
  const { action, fields } = formSchema.parse(await answer.json())
  const response = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '', addresses.api).href
}

/** Pays on the provider's page, and chooses how the provider behaves for this payment. */
export async function pay(page: Page, behaviour: Behaviour = 'normal'): Promise<void> {
  await page.getByLabel('Behaviour of the provider').selectOption(behaviour)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Sets the provider back to normal for the newest payment of this order. */
export async function behave(orderId: string): Promise<void> {
  const { data, error } = await service
    .from('payment_attempt')
    .select('id')
    .eq('order_id', orderId)
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  await fetch(`${addresses.api}/payfast/control/payments/${data.id}`, {
    method: 'POST',
    body: JSON.stringify({ behaviour: 'normal' }),
  })
}

/** Runs the reconciliation that the scheduler runs every ten minutes, for payments of any age. */
export async function reconcile(): Promise<void> {
  const answer = await fetch(`${addresses.api}/functions/v1/payfast-reconcile`, {
    method: 'POST',
    headers: { apikey: secretKey },
    body: JSON.stringify({ afterMinutes: 0, days: 1 }),
  })
  expect(answer.status).toBe(200)
}

export interface PaymentState {
  status: string
  verdicts: string[]
  /** A payment that a person must look at. */
  needsHuman: boolean
  invoices: number
  payments: number
}

export const paid: PaymentState = {
  status: 'PAID',
  verdicts: ['paid'],
  needsHuman: false,
  invoices: 1,
  payments: 1,
}
export const unpaid: PaymentState = {
  status: 'PENDING',
  verdicts: [],
  needsHuman: false,
  invoices: 0,
  payments: 0,
}

/** An order's state in the database, with the provider's notifications in the order of arrival. */
export async function paymentState(orderId: string): Promise<PaymentState> {
  const [order, inbox, invoices] = await Promise.all([
    service
      .from('teacher_products_order')
      .select('order_status, order_event(reason)')
      .eq('id', orderId)
      .single<{ order_status: string; order_event: { reason: string }[] }>(),
    service
      .from('payment_notification')
      .select('verdict, needs_human')
      .eq('order_reference', orderId)
      .order('received_at')
      .overrideTypes<{ verdict: string | null; needs_human: boolean }[]>(),
    service.from('invoice').select('id').eq('order_id', orderId),
  ])
  const notifications = inbox.data ?? []
  const events = order.data?.order_event ?? []
  return {
    status: order.data?.order_status ?? 'none',
    verdicts: notifications.map(({ verdict }) => verdict ?? 'waiting'),
    needsHuman: notifications.some((each) => each.needs_human),
    invoices: invoices.data?.length ?? -1,
    payments: events.filter(({ reason }) => reason === 'payment_received').length,
  }
}

/** Expects the order to reach exactly this state. */
export const expectState = async (orderId: string, state: PaymentState, timeout = 15_000) =>
  expect.poll(async () => paymentState(orderId), { timeout, intervals: [250] }).toEqual(state)
