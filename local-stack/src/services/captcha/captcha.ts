import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { GatewayEnv } from '../../gateway/context.ts'
import { captchaPage, clientScript } from './client-script.ts'

/** Stand-ins for the two keys that the provider gives to a site. They work only here. */
export const developmentCaptcha = {
  siteKey: 'kryt-development-site-key',
  secret: 'kryt-development-captcha-secret',
}

/** As with the provider, a token can be verified once, within two minutes. */
const tokenLifetimeMs = 120_000

const tokenRequest = z.object({ siteKey: z.string(), action: z.string().max(100) })

/**
 * A double of the captcha provider (reCAPTCHA v3), for machines that cannot reach it: `api.js` gives the browser
 * `grecaptcha.execute`, and `siteverify` verifies the tokens for our functions. It refuses unknown, used and old tokens
 * and wrong keys like the provider, but considers every visitor human.
 */
export function buildCaptchaRoutes(now: () => number = Date.now): Hono<GatewayEnv> {
  const issued = new Map<string, { action: string; at: number }>()
  const routes = new Hono<GatewayEnv>()

  routes.get('/', (context) => context.html(captchaPage))
  routes.get('/api.js', (context) =>
    context.body(clientScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )

  routes.post('/token', async (context) => {
    const parsed = tokenRequest.safeParse(await context.req.json())
    if (!parsed.success || parsed.data.siteKey !== developmentCaptcha.siteKey) {
      return context.json({ error: 'invalid site key' }, 400)
    }
    for (const [token, { at }] of issued) if (now() - at > tokenLifetimeMs) issued.delete(token)
    const token = randomUUID()
    issued.set(token, { action: parsed.data.action, at: now() })
    return context.json({ token })
  })

  routes.post('/siteverify', async (context) => {
    const form = await context.req.parseBody()
    const refuse = (code: string) => context.json({ success: false, 'error-codes': [code] })
    const { secret, response } = form
    if (typeof secret !== 'string' || secret === '') return refuse('missing-input-secret')
    if (secret !== developmentCaptcha.secret) return refuse('invalid-input-secret')
    if (typeof response !== 'string' || response === '') return refuse('missing-input-response')
    const known = issued.get(response)
    issued.delete(response)
    if (known === undefined || now() - known.at > tokenLifetimeMs) {
      return refuse('timeout-or-duplicate')
    }
    return context.json({
      success: true,
      challenge_ts: new Date(known.at).toISOString(),
      hostname: '127.0.0.1',
      action: known.action,
      score: 0.9,
    })
  })
  return routes
}
