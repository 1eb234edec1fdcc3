import { Hono } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../gateway/context.ts'
import { behaviourNames, type Payments } from './payments.ts'
import { subscription, type Subscription } from './subscriptions.ts'

const change = z.object({ behaviour: z.enum(behaviourNames) })
const history = z.object({ atMost: z.number().int().positive() })

/** For tests: what the real provider would need time or money for. */
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

  /** From now on a page of the history has so many records at most. */
  routes.post('/history', async (context) => {
    const parsed = history.safeParse(await context.req.json())
    if (!parsed.success) return context.json({ error: 'unknown' }, 400)
    payments.recordsPerPage = parsed.data.atMost
    return context.json(parsed.data)
  })

  /** From now on the payment of this m_payment_id is treated like that. */
  routes.post('/payments/:reference', async (context) => {
    const payment = payments.findByReference(context.req.param('reference'))
    const parsed = change.safeParse(await context.req.json())
    if (payment === undefined || !parsed.success) return context.json({ error: 'unknown' }, 400)
    payment.behaviour = parsed.data.behaviour
    return context.json({ number: payment.number })
  })
  return routes
}
