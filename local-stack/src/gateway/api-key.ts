import type { Context, MiddlewareHandler } from 'hono'
import type { JwtClaims } from '../db/scope.ts'
import type { ProjectKeys } from '../keys.ts'
import type { GatewayEnv } from './context.ts'
import { gatewayErrors } from './errors.ts'
import type { TokenFailure, Tokens } from './tokens.ts'

export type KeyRole = 'anon' | 'service_role'

/** Both kinds of keys: the opaque ones and the legacy JWTs. */
export function resolveApiKey(keys: ProjectKeys, key: string): KeyRole | null {
  if (key === keys.publishable || key === keys.anon) return 'anon'
  if (key === keys.secret || key === keys.serviceRole) return 'service_role'
  return null
}

const browser = /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i

interface Identity {
  claims: JwtClaims
  token: string
  tokenFailure: TokenFailure | null
}

/**
 * Finds out who is calling: the API key admits the request, a token in Authorization names the person. `optional` is
 * for Storage and Functions, which check for themselves.
 */
export function apiKey(
  deps: { keys: ProjectKeys; tokens: Tokens },
  options: { optional: boolean } = { optional: false },
): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return next()
    const key = context.req.header('apikey') ?? context.req.query('apikey')
    const role = key === undefined ? null : resolveApiKey(deps.keys, key)
    if (role === null && !options.optional) {
      return key === undefined ? gatewayErrors.missingKey() : gatewayErrors.invalidKey()
    }
    if (key === deps.keys.secret && browser.test(context.req.header('user-agent') ?? '')) {
      return gatewayErrors.secretKeyInBrowser()
    }

    const { claims, token, tokenFailure } = await identify(deps.tokens, context, key, role)
    if (tokenFailure === 'opaque' && !options.optional) return gatewayErrors.invalidKey()
    if (tokenFailure !== null && !checksTokens.test(context.req.path)) {
      return refuseToken(tokenFailure, token)
    }
    context.set('keyRole', role)
    context.set('claims', claims)
    context.set('token', token)
    context.set('tokenFailure', tokenFailure)
    return next()
  }
}

function refuseToken(failure: TokenFailure, token: string): Response {
  if (failure === 'expired') return gatewayErrors.tokenExpired()
  const parts = token.split('.').length
  return failure === 'malformed' && parts !== 3
    ? gatewayErrors.tokenMalformed(parts)
    : gatewayErrors.tokenInvalid()
}

/** Services with messages of their own for a bad token. */
const checksTokens = /^\/(auth|storage|functions)\/v1\//

async function identify(
  tokens: Tokens,
  context: Context<GatewayEnv>,
  key: string | undefined,
  role: KeyRole | null,
): Promise<Identity> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const acting = role ?? 'anon'
  if (bearer === undefined || bearer === key) {
    const token = await tokens.forRole(acting)
    return { claims: { role: acting }, token, tokenFailure: null }
  }
  // An opaque key in Authorization is not a token; it may only repeat the apikey header.
  if (bearer.startsWith('sb_')) {
    const token = await tokens.forRole(acting)
    return { claims: { role: acting }, token, tokenFailure: 'opaque' }
  }
  const claims = await tokens.verify(bearer)
  return typeof claims === 'string'
    ? { claims: { role: 'anon' }, token: bearer, tokenFailure: claims }
    : { claims, token: bearer, tokenFailure: null }
}
