import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSeller } from '../../../testing/seller.ts'
import {
  cardCheckout,
  newBuyer,
  newResource,
  serviceOf,
  type Buyer,
} from '../../../testing/shop.ts'
import { startTestStack, type TestStack } from '../../../testing/stack.ts'
import { projectKeys } from '../../keys.ts'

// Payments that the shop learns of late, through GraphQL, REST and the functions: a coupon of one use is used once, and
// money that comes twice is listed.

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
  await writeSeller(stack)
}, 120_000)
afterAll(async () => stack.stop())

interface Answer {
  data: Record<string, Record<string, unknown>> | null
  errors?: { message: string }[]
}

async function graphql({ token }: Buyer, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${stack.apiUrl}/graphql/v1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: projectKeys.publishable,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as Answer // what GraphQL answers
}

async function verifyCoupon({ client, token }: Buyer): Promise<Response> {
  const { data } = await client.from('teacher_profile').select('id').single<{ id: string }>()
  const query = new URLSearchParams({ teacherProfileID: data?.id ?? '', couponCode: 'LAST' })
  return fetch(`${stack.apiUrl}/functions/v1/verify-coupon?${query.toString()}`, {
    headers: { apikey: projectKeys.publishable, authorization: `Bearer ${token}` },
  })
}

const applyCoupon = async (buyer: Buyer) =>
  graphql(buyer, 'mutation { applyCoupon(couponCode: "LAST") { id orderTotal } }')
const giveUp = async (buyer: Buyer, orderId: string) =>
  graphql(
    buyer,
    'mutation ($orderId: UUID!) { giveUpPayment(orderId: $orderId) { paymentBeingConfirmed } }',
    { orderId },
  )

const formFor = async ({ token }: Buyer, orderId: string, expectedTotal = '75.00') =>
  fetch(`${stack.apiUrl}/functions/v1/payfast-checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ orderId, expectedTotal }),
  })

/** A cart of R75 with the coupon. */
async function withCoupon(productId: string): Promise<{ buyer: Buyer; orderId: string }> {
  const buyer = await newBuyer(stack.apiUrl)
  await buyer.client.rpc('add_to_cart', { product_id: productId })
  expect((await verifyCoupon(buyer)).status).toBe(200)
  const { data } = await applyCoupon(buyer)
  return { buyer, orderId: String(data?.['applyCoupon']?.['id']) }
}

const checkout = async ({ client }: Buyer, orderId: string, method: string, total: string) =>
  client.rpc('checkout', { order_id: orderId, payment_method: method, expected_total: total })

/** Pays on the provider's page, which tells nobody. */
async function payUnheard(buyer: Buyer, orderId: string, total = '75.00'): Promise<void> {
  const form = (await (await formFor(buyer, orderId, total)).json()) as {
    action: string
    fields: [string, string][]
  }
  const opened = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(form.fields),
    redirect: 'manual',
  })
  const page = new URL(opened.headers.get('location') ?? '', stack.apiUrl).href
  await fetch(`${page}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ behaviour: 'never' }),
    redirect: 'manual',
  })
}

interface Reconciled {
  found: string[]
  paidTwice: { paidWith: string | null; paidAgainWith: string; cents: number }[]
}
const reconcile = async (): Promise<Reconciled> => {
  const script = join(import.meta.dirname, '../../../../scripts/reconcile-payments.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--after=0'], {
    env: { SUPABASE_URL: stack.apiUrl, SUPABASE_SECRET_KEY: projectKeys.secret },
  })
  return JSON.parse(stdout) as Reconciled // what the function answers
}

const newCoupon = async () =>
  serviceOf(stack.apiUrl).from('coupon').upsert(
    {
      coupon_code: 'LAST',
      start_date: '2020-01-01',
      end_date: '2099-12-31',
      discount_type: 'AMOUNT',
      discount_value: 75,
      max_uses: 1,
    },
    { onConflict: 'coupon_code' },
  )
const usesOf = async () => {
  const { data } = await serviceOf(stack.apiUrl)
    .from('coupon')
    .select('uses, coupon_redemption(order_id)')
    .eq('coupon_code', 'LAST')
    .single<{ uses: number; coupon_redemption: { order_id: string }[] }>()
  return { uses: data?.uses, orders: data?.coupon_redemption.map((use) => use.order_id) }
}

it('a use that was given up goes to whoever comes first; for the late money a person decides', async () => {
  await newCoupon()
  const productId = await newResource(stack.apiUrl)
  const [one, two] = [await withCoupon(productId), await withCoupon(productId)]
  await checkout(one.buyer, one.orderId, 'PayFast', '75.00')
  // Verified and applied again, the use is kept: the other buyer is refused.
  expect((await verifyCoupon(one.buyer)).status).toBe(200)
  expect((await applyCoupon(one.buyer)).errors).toBeUndefined()
  expect((await verifyCoupon(two.buyer)).status).toBe(409)
  expect(await usesOf()).toEqual({ uses: 1, orders: [one.orderId] })
  const refused = await checkout(two.buyer, two.orderId, 'EFT', '75.00')
  expect(refused.error?.message).toBe('coupon_used_up')

  await payUnheard(one.buyer, one.orderId)
  const again = await formFor(one.buyer, one.orderId)
  expect([again.status, await again.json()]).toEqual([409, { error: 'payment_being_confirmed' }])
  expect((await checkout(one.buyer, one.orderId, 'EFT', '75.00')).error?.message).toBe(
    'payment_being_confirmed',
  )
  expect((await applyCoupon(one.buyer)).errors?.[0]?.message).toBe('cart_empty')
  expect((await giveUp(two.buyer, one.orderId)).errors?.[0]?.message).toBe('order_not_found')
  expect((await giveUp(one.buyer, one.orderId)).data).toEqual({
    giveUpPayment: { paymentBeingConfirmed: false },
  })
  expect((await checkout(two.buyer, two.orderId, 'EFT', '75.00')).error).toBeNull()

  expect((await reconcile()).found).toEqual(['coupon_refused'])
  expect(await usesOf()).toEqual({ uses: 1, orders: [two.orderId] })
  const order = await one.buyer.client
    .from('teacher_products_order')
    .select('order_status')
    .eq('id', one.orderId)
    .single()
  expect(order.data).toEqual({ order_status: 'PENDING' })
})

it('money that comes twice is listed with both payments, and an abandoned payment ends', async () => {
  const buyer = await newBuyer(stack.apiUrl)
  const cart = await buyer.client.rpc('add_to_cart', {
    product_id: await newResource(stack.apiUrl),
  })
  const { id: orderId } = cart.data as { id: string } // the row of the order
  for (let payment = 0; payment < 2; payment += 1) {
    expect((await checkout(buyer, orderId, 'PayFast', '150.00')).error).toBeNull()
    await payUnheard(buyer, orderId, '150.00')
    await giveUp(buyer, orderId)
  }
  // A third one, whose time is over.
  const other = await newBuyer(stack.apiUrl)
  const abandoned = await cardCheckout(other, await newResource(stack.apiUrl))
  const root = new pg.Client(stack.superuserUrl)
  await root.connect()
  await root.query('update public.payment_attempt set expires_at = now() where order_id = $1', [
    abandoned,
  ])
  await root.end()

  const { found, paidTwice } = await reconcile()
  expect(found.toSorted()).toEqual(['already_paid', 'paid'])
  const listed = paidTwice[0]
  expect(paidTwice).toEqual([
    {
      orderNumber: expect.stringMatching(/^\d{6}-\d{8}$/) as unknown, // a matcher
      paidWith: expect.stringMatching(/^\d+$/) as unknown, // a matcher
      paidAgainWith: expect.stringMatching(/^\d+$/) as unknown, // a matcher
      cents: 15_000,
    },
  ])
  expect(listed?.paidWith).not.toBe(listed?.paidAgainWith)
  const attempts = await other.client.from('payment_attempt').select('end_reason')
  expect(attempts.data).toEqual([{ end_reason: 'expired' }])
})
