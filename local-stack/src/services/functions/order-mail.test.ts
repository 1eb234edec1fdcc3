import { createClient } from '@supabase/supabase-js'
import { openRasteriser } from '@kryt/seed/render/raster.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceFault } from '../../../testing/announced-faults.ts'
import { createMailbox } from '../../../testing/mailbox.ts'
import { mailAttachment } from '../../../testing/mail-attachment.ts'
import { writeSeller } from '../../../testing/seller.ts'
import { newBuyer, newResource, serviceOf, type Buyer } from '../../../testing/shop.ts'
import { startTestStack, type TestStack } from '../../../testing/stack.ts'
import { projectKeys } from '../../keys.ts'

// Runs order-mail in Deno with the database, Storage and the mail catcher: whoever pays gets the invoice by email.

let stack: TestStack
let product: string
let pdf: Awaited<ReturnType<typeof openRasteriser>>
beforeAll(async () => {
  stack = await startTestStack()
  product = await newResource(stack.apiUrl)
  pdf = await openRasteriser()
}, 120_000)
afterAll(async () => {
  pdf.close()
  await stack.stop()
})

const runSchedule = async (apikey = projectKeys.secret) =>
  fetch(`${stack.apiUrl}/functions/v1/order-mail`, { method: 'POST', headers: { apikey } })

async function rpc(client: Buyer['client'], name: string, values: Record<string, unknown>) {
  const answer = await client.rpc(name, values)
  if (answer.error !== null) throw new Error(answer.error.message)
  return answer.data as { id: string } // the row of the order
}

async function administrator(): Promise<Buyer['client']> {
  const { client, email } = await newBuyer(stack.apiUrl)
  const { data } = await client.auth.getUser()
  await rpc(serviceOf(stack.apiUrl), 'add_user_to_group', {
    user_id: data.user?.id,
    group_name: 'admin',
  })
  const again = createClient(stack.apiUrl, projectKeys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  await again.auth.signInWithPassword({ email, password: 'Teacher-123' })
  return again
}

/** Places an order to be paid by bank transfer. */
async function placed(): Promise<{ buyer: Buyer; order: string }> {
  const buyer = await newBuyer(stack.apiUrl)
  const { id: order } = await rpc(buyer.client, 'add_to_cart', { product_id: product })
  await rpc(buyer.client, 'checkout', {
    order_id: order,
    payment_method: 'EFT',
    expected_total: '150.00',
  })
  return { buyer, order }
}

const move = async (admin: Buyer['client'], order: string, from: string, to: string) =>
  rpc(admin, 'set_order_status', { order_id: order, from_status: from, to_status: to })

const mailTo = async ({ email }: Buyer, subject: RegExp) =>
  createMailbox(stack.mailUrl).waitForMail({ to: email, subject })

it('a transfer that an administrator confirms: the invoice once the seller’s details are known, then a credit note', async () => {
  const admin = await administrator()
  const { buyer, order } = await placed()
  await move(admin, order, 'PROCESSING', 'PAID')
  expect((await runSchedule()).status).toBe(200)
  announceFault(
    /^functions\/order-mail: INV-\d+ cannot be issued/,
    'a payment before there is a seller',
  )
  // The payment is accepted and confirmed even without the seller's details.
  const early = await mailTo(buyer, /^Paid: /)
  expect(early.text).toContain('Your invoice follows in a separate email.')
  expect(mailAttachment(early.source)).toBeNull()

  await writeSeller(stack)
  await runSchedule()
  const owed = await mailTo(buyer, /^Invoice for /)
  const invoice = mailAttachment(owed.source)
  expect(invoice?.name).toMatch(/^INV-\d{6}\.pdf$/)
  const [page = ''] = await pdf.text(invoice?.content ?? new Uint8Array())
  expect(page).toContain('Tax Invoice')
  expect(page).toContain('4999999999')
  // The buyer has given no name, and an address is no name.
  expect(page.replaceAll(/\s/g, '')).not.toContain(buyer.email)
  expect(page).toContain('R150.00')

  await move(admin, order, 'PAID', 'CANCELLED')
  await runSchedule()
  const credited = await mailTo(buyer, /^Credit note for /)
  const note = mailAttachment(credited.source)
  expect(note?.name).toMatch(/^CN-\d{6}\.pdf$/)
  const [credit = ''] = await pdf.text(note?.content ?? new Uint8Array())
  expect(credit).toContain('Credit Note')
  expect(credit).toContain(invoice?.name.replace('.pdf', ''))
}, 60_000)

it('two calls at once and a third later send one mail, with the stored file', async () => {
  const admin = await administrator()
  const { buyer, order } = await placed()
  await runSchedule()
  await move(admin, order, 'PROCESSING', 'PAID')
  await Promise.all([runSchedule(), runSchedule()])
  await runSchedule()
  const paid = await mailTo(buyer, /^Paid: /)
  const file = mailAttachment(paid.source)
  const stored = await serviceOf(stack.apiUrl)
    .from('invoice')
    .select('storage_key')
    .eq('order_id', order)
    .single<{ storage_key: string }>()
  const kept = await serviceOf(stack.apiUrl)
    .storage.from('invoices')
    .download(stored.data?.storage_key ?? '')
  const bytes = Buffer.from(await (kept.data ?? new Blob([])).arrayBuffer())
  expect(bytes.equals(file?.content ?? Buffer.of())).toBe(true)
  const summary = await fetch(`${stack.mailUrl}/api/email/summary?limit=200`)
  const { items } = (await summary.json()) as {
    items: { subject: string; to: { address: string }[] }[]
  } // the mail catcher's list
  const hers = items.filter(({ to }) => to.some(({ address }) => address === buyer.email))
  expect(hers.map(({ subject }) => subject.split(' ')[0]).sort()).toEqual(['Paid:', 'Your'])
}, 60_000)

it('may be called by signed-in people and with the secret key only', async () => {
  const stranger = await runSchedule(projectKeys.publishable)
  expect([stranger.status, await stranger.json()]).toEqual([401, { error: 'not_signed_in' }])
})
