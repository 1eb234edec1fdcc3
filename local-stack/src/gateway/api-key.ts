import type { MiddlewareHandler } from 'hono'
import type { ProjectKeys } from '../keys.ts'
import type { GatewayEnv } from './context.ts'
import { gatewayErrors } from './errors.ts'
import type { Tokens } from './tokens.ts'

export type KeyRole = 'anon' | 'service_role'

/** Both kinds of keys: the opaque ones and the legacy JWTs. */
export function resolveApiKey(keys: ProjectKeys, key: string): KeyRole | null {
  if (key === keys.publishable || key === keys.anon) return 'anon'
  if (key === keys.secret || key === keys.serviceRole) return 'service_role'
  return null
}

const browser = /^\s*Mozilla\s*\/\s*5\s*\.\s*0/i

/**
 * Who is calling: the API key decides the door, a token in Authorization decides the person
 * (reference/supabase.md 8). `optional` is for Storage and Functions, which check for themselves.
 */
export function apiKey(
  deps: { keys: ProjectKeys; tokens: Tokens },
  options: { optional: boolean } = { optional: false },
): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return next()
    const key = context.req.header('apikey') ?? context.req.query('apikey')
    const bearer = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]

    const role = key === undefined ? null : resolveApiKey(deps.keys, key)
    if (role === null && !options.optional) {
      return key === undefined ? gatewayErrors.missingKey() : gatewayErrors.invalidKey()
    }
    if (key === deps.keys.secret && browser.test(context.req.header('user-agent') ?? '')) {
      return gatewayErrors.secretKeyInBrowser()
    }

    context.set('keyRole', role)
    // An opaque key in Authorization is no token; it counts only as a repetition of the apikey header.
    if (bearer === undefined || bearer === key || bearer.startsWith('sb_')) {
      if (bearer?.startsWith('sb_') === true && bearer !== key && !options.optional) {
        return gatewayErrors.invalidKey()
      }
      const acting = role ?? 'anon'
      context.set('claims', { role: acting })
      context.set('token', await deps.tokens.forRole(acting))
      return next()
    }

    const claims = await deps.tokens.verify(bearer)
    if (typeof claims === 'string') {
      // Auth and Storage have their own words for a bad token.
      const own = /^\/(auth|storage|functions)\/v1\//.test(context.req.path)
      if (!own)
        return claims === 'expired' ? gatewayErrors.tokenExpired() : gatewayErrors.tokenInvalid()
      context.set('claims', { role: 'anon' })
    } else {
      context.set('claims', claims)
    }
    context.set('token', bearer)
    return next()
  }
}
