import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailbox } from '../../../testing/mailbox.ts'
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
import type { Behaviour } from './payments.ts'

// Runs the functions in Deno with the database and the provider's double. Whatever the double does, one payment counts
// once.

let stack: TestStack
let product: string
beforeAll(async () => {
  stack = await startTestStack()
  await writeSeller(stack)
  product = await newResource(stack.apiUrl)
}, 120_000)
afterAll(async () => stack.stop())

interface Form {
  action: string
  fields: [string, string][]
}

async function formFor({ token }: Buyer, orderId: string): Promise<Response> {
  return fetch(`${stack.apiUrl}/functions/v1/payfast-checkout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ orderId, expectedTotal: '150.00' }),
  })
}

/** Posts the form as the browser does. @returns the address of the payment page */
async function openPayment(form: Form): Promise<string> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(form.fields),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '', stack.apiUrl).href
}

async function press(page: string, button: 'pay' | 'fail' | 'cancel', behaviour: Behaviour) {
  const response = await fetch(`${page}/${button}`, {
    method: 'POST',
    body: new URLSearchParams({ behaviour }),
    redirect: 'manual',
  })
  return response.headers.get('location')
}

async function ready(): Promise<{ buyer: Buyer; orderId: string; page: string }> {
  const buyer = await newBuyer(stack.apiUrl)
  const orderId = await cardCheckout(buyer, product)
  const form = (await (await formFor(buyer, orderId)).json()) as Form // as documented
  return { buyer, orderId, page: await openPayment(form) }
}

interface State {
  status: string
  verdicts: string[]
  invoices: number
  payments: number
}

async function stateOf(orderId: string): Promise<State> {
  const service = serviceOf(stack.apiUrl)
  const order = await service
    .from('teacher_products_order')
    .select('order_status, order_event(reason)')
    .eq('id', orderId)
    .single<{ order_status: string; order_event: { reason: string }[] }>()
  const inbox = await service
    .from('payment_notification')
    .select('verdict')
    .eq('order_reference', orderId)
    .order('received_at')
  const invoices = await service.from('invoice').select('id').eq('order_id', orderId)
  return {
    status: order.data?.order_status ?? '',
    verdicts: (inbox.data ?? []).map((row: { verdict: string | null }) => row.verdict ?? 'waiting'),
    invoices: invoices.data?.length ?? 0,
    payments:
      order.data?.order_event.filter(({ reason }) => reason === 'payment_received').length ?? 0,
  }
}

const becomes = async (orderId: string, state: State, timeout = 15_000) =>
  expect.poll(async () => stateOf(orderId), { timeout, interval: 200 }).toEqual(state)

const paid: State = { status: 'PAID', verdicts: ['paid'], invoices: 1, payments: 1 }

describe('a card payment', () => {
  it('pays the order, sends the buyer back and mails her', async () => {
    const { buyer, orderId, page } = await ready()
    const back = await press(page, 'pay', 'normal')
    expect(back).toMatch(new RegExp(`/app/purchase-confirmation/${orderId}$`))
    await becomes(orderId, paid)
    const mail = await createMailbox(stack.mailUrl).waitForMail({ to: buyer.email })
    expect(mail.text).toContain('R150')
    const again = await formFor(buyer, orderId)
    expect([again.status, await again.json()]).toEqual([409, { error: 'order_already_paid' }])
  })

  it.each(['twice', 'reordered'] as const)('%s: is recorded once', async (behaviour) => {
    const { orderId, page } = await ready()
    await press(page, 'pay', behaviour)
    await becomes(orderId, paid)
  })

  it('late: the buyer returns first', async () => {
    const { orderId, page } = await ready()
    await press(page, 'pay', 'late')
    expect((await stateOf(orderId)).status).toBe('PENDING')
    await becomes(orderId, paid, 20_000)
  })

  it.each([
    ['wrong-amount', 'other_amount'],
    ['wrong-signature', 'signature_invalid'],
    ['wrong-merchant', 'other_merchant'],
  ] as const)('%s: leaves the order unpaid as %s', async (behaviour, verdict) => {
    const { orderId, page } = await ready()
    await press(page, 'pay', behaviour)
    await becomes(orderId, { status: 'PENDING', verdicts: [verdict], invoices: 0, payments: 0 })
  })

  it.each([
    ['cancel', 'cancelled', /\/app\/products\?payment=cancelled$/],
    ['fail', 'failed', /\?failed$/],
  ] as const)(
    '%s: nothing is charged, and the next attempt pays',
    async (button, verdict, back) => {
      const { orderId, page } = await ready()
      expect(await press(page, button, 'normal')).toMatch(back)
      await becomes(orderId, { status: 'PENDING', verdicts: [verdict], invoices: 0, payments: 0 })
      await press(page, 'pay', 'normal')
      await becomes(orderId, { ...paid, verdicts: [verdict, 'paid'] })
    },
  )

  it('unconfirmed: waits, and is recorded when the provider answers', async () => {
    const { orderId, page } = await ready()
    await press(page, 'pay', 'unconfirmed')
    await becomes(orderId, { status: 'PENDING', verdicts: ['waiting'], invoices: 0, payments: 0 })
    const { data } = await serviceOf(stack.apiUrl)
      .from('payment_attempt')
      .select('id')
      .eq('order_id', orderId)
      .single<{ id: string }>()
    await fetch(`${stack.apiUrl}/payfast/control/payments/${data?.id ?? ''}`, {
      method: 'POST',
      body: JSON.stringify({ behaviour: 'normal' }),
    })
    await becomes(orderId, paid, 25_000)
  }, 60_000)
})

describe('a payment without a notification', () => {
  const reconcile = async (): Promise<{ found: string[] }> => {
    const script = join(import.meta.dirname, '../../../../scripts/reconcile-payments.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--after=0'], {
      env: { SUPABASE_URL: stack.apiUrl, SUPABASE_SECRET_KEY: projectKeys.secret },
    })
    return JSON.parse(stdout) as { found: string[] } // what the function answers
  }

  it('is found by reconciliation, once', async () => {
    const { orderId, page } = await ready()
    await press(page, 'pay', 'never')
    expect((await stateOf(orderId)).status).toBe('PENDING')
    // Other payments are found too: those that were signed wrongly above.
    expect((await reconcile()).found).toContain('paid')
    await becomes(orderId, paid)
    expect(await reconcile()).toMatchObject({ found: [] })
  })

  it('is found on any page of the list', async () => {
    await fetch(`${stack.apiUrl}/payfast/control/history`, {
      method: 'POST',
      body: JSON.stringify({ atMost: 2 }),
    })
    const orders: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const { orderId, page } = await ready()
      await press(page, 'pay', 'never')
      orders.push(orderId)
    }
    expect((await reconcile()).found).toEqual(orders.map(() => 'paid'))
    for (const orderId of orders) expect(await stateOf(orderId)).toEqual(paid)
  })

  it('reconciliation needs the secret key', async () => {
    const response = await fetch(`${stack.apiUrl}/functions/v1/payfast-reconcile`, {
      method: 'POST',
      headers: { apikey: projectKeys.publishable },
      body: '{}',
    })
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: 'secret_key_required' },
    ])
  })
})

describe('a subscription from before', () => {
  const token = randomUUID()

  it('can be read and changed by its owner only', async () => {
    await fetch(`${stack.apiUrl}/payfast/control/subscriptions`, {
      method: 'POST',
      body: JSON.stringify({ token, amount: 20_000 }),
    })
    const owner = await newBuyer(stack.apiUrl)
    const service = serviceOf(stack.apiUrl)
    const profile = await owner.client.from('teacher_profile').select('id').single<{ id: string }>()
    const made = await service.from('teacher_subscription').insert({
      teacher_profile_id: profile.data?.id,
      token,
      per_grade: '50.00',
      grades: ['4'],
    })
    expect(made.error).toBeNull()
    const call = async (path: string, buyer: Buyer, body?: object) =>
      fetch(`${stack.apiUrl}/functions/v1/payfast-subscription/${path}`, {
        headers: { authorization: `Bearer ${buyer.token}` },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    expect(await (await call(`status/${token}`, owner)).json()).toMatchObject({
      success: { data: { response: { status_text: 'ACTIVE', amount: 20_000 } } },
    })
    expect((await call(`status/${token}`, await newBuyer(stack.apiUrl))).status).toBe(404)

    const update = await call('update', owner, {
      teacherProfileID: profile.data?.id,
      token,
      package: { grades: ['4', '5'] },
      recurring_amount: '25000',
    })
    expect([update.status, await update.json()]).toEqual([200, { success: true }])
    expect(await (await call(`status/${token}`, owner)).json()).toMatchObject({
      success: { data: { response: { amount: 25_000 } } },
    })
    const kept = await owner.client.from('teacher_subscription').select('grades, status_text')
    expect(kept.data).toEqual([{ grades: ['4', '5'], status_text: 'ACTIVE' }])
  })
})

describe('the form', () => {
  it('is for the buyer only, and never contains the passphrase', async () => {
    const buyer = await newBuyer(stack.apiUrl)
    const orderId = await cardCheckout(buyer, product)
    const own = await formFor(buyer, orderId)
    expect(own.status).toBe(200)
    expect(await own.text()).not.toContain('jt7NOE43FZPn')
    const other = await formFor(await newBuyer(stack.apiUrl), orderId)
    expect([other.status, await other.json()]).toEqual([404, { error: 'order_not_found' }])
  })

  it('prefers the merchant account in the superadmins’ secrets to that of the environment', async () => {
    const buyer = await newBuyer(stack.apiUrl)
    const orderId = await cardCheckout(buyer, product)
    const pg = (await import('pg')).default
    const database = new pg.Client(stack.superuserUrl)
    await database.connect()
    await database.query(
      `insert into public.secret (type, value)
       values ('PayFast', '{"merchantId": "10026755", "merchantKey": "k", "passphrase": "test"}')`,
    )
    const form = (await (await formFor(buyer, orderId)).json()) as Form // as documented
    await database.query(`delete from public.secret where type = 'PayFast'`)
    await database.end()
    expect(form.fields[0]).toEqual(['merchant_id', '10026755'])
  })
})
