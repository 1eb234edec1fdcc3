import { Hono } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../gateway/context.ts'
import { behaviourNames, type Payments } from './payments.ts'
import { subscription, type Subscription } from './subscriptions.ts'

const change = z.object({ behaviour: z.enum(behaviourNames) })
const history = z.object({ atMost: z.number().int().positive() })

/** Routes for tests, to cause what would take time or money with the real provider. */
export function buildControlRoutes(
  payments: Payments,
  subscriptions: Map<string, Subscription>,
): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()

  routes.post('/subscriptions', async (context) => {
    const parsed = subscription.safeParse(await context.req.json())
    if (!parsed.success) return context.json({ error: parsed.error.message }, 400)
    subscriptions.set(parsed.data.token, parsed.data)
    return context.json(parsed.data)
  })

  /** Sets the largest number of records on a page of the history. */
  routes.post('/history', async (context) => {
    const parsed = history.safeParse(await context.req.json())
    if (!parsed.success) return context.json({ error: 'unknown' }, 400)
    payments.recordsPerPage = parsed.data.atMost
    return context.json(parsed.data)
  })

  /** Sets how the payment with this m_payment_id is treated. */
  routes.post('/payments/:reference', async (context) => {
    const payment = payments.findByReference(context.req.param('reference'))
    const parsed = change.safeParse(await context.req.json())
    if (payment === undefined || !parsed.success) return context.json({ error: 'unknown' }, 400)
    payment.behaviour = parsed.data.behaviour
    return context.json({ number: payment.number })
  })
  return routes
}
