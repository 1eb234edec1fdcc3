import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthEnv } from '../auth-deps.ts'
import { AuthError, OAuthError } from '../errors.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { refuse } from '../refusals.ts'

const bodySchema = z.object({
  id_token: optionalText,
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
})

/** The providers whose tokens GoTrue takes, by the issuer that it names. None of them can be switched on here. */
const issuers = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['google', 'https://accounts.google.com'],
  ['facebook', 'https://www.facebook.com'],
  ['keycloak', ''],
  ['kakao', 'https://kauth.kakao.com'],
])

/** `grant_type=id_token`: refused as by a project without other providers. */
export async function byIdToken(context: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(context, bodySchema)
  if (body.id_token === '') throw new OAuthError('invalid request', 'id_token required')
  if (body.provider === '' && (body.client_id === '' || body.issuer === '')) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  }
  const named = [...issuers].find(
    ([provider, issuer]) => provider === body.provider || (issuer !== '' && issuer === body.issuer),
  )
  if (named === undefined) {
    throw refuse.validation(`Custom OIDC provider "${body.provider}" not allowed`)
  }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${named[1]}") is not enabled`)
}
