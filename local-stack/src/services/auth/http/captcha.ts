import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import { isAdmin, tokenClaims } from './authenticate.ts'
import { clientAddress } from './client-address.ts'

const providerUrl = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

export const captchaUrl = (provider: keyof typeof providerUrl): string => providerUrl[provider]

const bodySchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().default('') }).prefault({}),
})

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * `[auth.captcha]`: has the provider verify the token in `gotrue_meta_security.captcha_token`. The service role needs
 * no captcha.
 */
export function captcha(deps: AuthDeps): MiddlewareHandler<AuthEnv> {
  const { enabled, secret } = deps.settings.captcha
  return async (context, next) => {
    if (!enabled) return next()
    const grant = context.req.query('grant_type')
    if (context.req.path.endsWith('/token') && grant !== 'password') return next()
    const claims = await tokenClaims(deps, context).catch(() => null)
    if (claims !== null && isAdmin(claims)) return next()

    // Hono caches the text, so the operation can read the body again.
    const parsed = bodySchema.safeParse(JSON.parse((await context.req.text()) || '{}'))
    const token = parsed.success ? parsed.data.gotrue_meta_security.captcha_token.trim() : ''
    if (token === '')
      throw refuse.captchaFailed(['no captcha response (captcha_token) found in request'])
    const verdict = await verify(deps.captchaVerifyUrl, {
      secret: secret.trim(),
      response: token,
      remoteip: clientAddress(context),
    })
    if (!verdict.success) throw refuse.captchaFailed(verdict['error-codes'])
    return next()
  }
}

async function verify(url: string, form: Record<string, string>) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    })
    return verdictSchema.parse(await answer.json())
  } catch {
    throw refuse.captchaUnreachable()
  }
}
