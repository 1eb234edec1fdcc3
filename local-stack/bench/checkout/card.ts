import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { Refused, type Shop } from './shop.ts'
import type { Timings } from './timings.ts'

const formSchema = z.object({ action: z.url(), fields: z.array(z.tuple([z.string(), z.string()])) })
const purchaseSchema = z.object({
  orders: z.object({
    edges: z.array(z.object({ node: z.object({ orderStatus: z.string() }) })),
  }),
})

const post = async (url: string, fields: [string, string][]) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  if (response.status !== 303 && response.status !== 302) {
    throw new Refused(`card provider: ${String(response.status)}`)
  }
  return new URL(response.headers.get('location') ?? '', url).href
}

/** How long the confirmation page waits before it reports a problem. */
const patienceMs = 60_000

/** Goes to the provider's page, pays there, and waits on the confirmation page until the order is paid. */
export async function payByCard(
  shop: Shop,
  { orderId, expectedTotal }: { orderId: string; expectedTotal: string },
  timings: Timings,
): Promise<void> {
  const form = await timings.measure('payfast-checkout', async () =>
    formSchema.parse(await shop.call('payfast-checkout', { orderId, expectedTotal })),
  )
  const page = await post(form.action, form.fields)
  await timings.measure('provider: pay and notify', async () => post(`${page}/pay`, []))
  await timings.measure('back until paid', async () => {
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      const { orders } = purchaseSchema.parse(await shop.ask('purchase', { orderId }))
      if (orders.edges[0]?.node.orderStatus === 'PAID') return
      await sleep(250)
    }
    throw new Refused('not paid after a minute')
  })
}
