import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { refuse } from '../refusals.ts'
import { verifyAccessToken, type AccessTokenClaims } from '../sessions/access-token.ts'
import { findSession } from '../sessions/session-store.ts'
import { findUser } from '../users/user-store.ts'

/** The caller's own token, or the one that the gateway made for a bare API key. */
export async function tokenClaims(
  deps: AuthDeps,
  context: Context<AuthEnv>,
): Promise<AccessTokenClaims> {
  return verifyAccessToken(deps.jwtSecret, context.var.token)
}

const adminRoles = ['service_role', 'supabase_admin']

export const isAdmin = (claims: AccessTokenClaims): boolean =>
  adminRoles.includes(claims.role ?? '')

/** Admits the service role only. */
export function requireAdmin(deps: AuthDeps): MiddlewareHandler<AuthEnv> {
  return async (context, next) => {
    const claims = await tokenClaims(deps, context)
    if (!isAdmin(claims)) throw refuse.notAdmin()
    context.set('tokenClaims', claims)
    return next()
  }
}

const nilId = '00000000-0000-0000-0000-000000000000'

/** The person of the token must exist, and so must the session that the token names: signing out ends both. */
export function authenticate(deps: AuthDeps): MiddlewareHandler<AuthEnv> {
  return async (context, next) => {
    const claims = await tokenClaims(deps, context)
    if (claims.sub === undefined || claims.sub === '') {
      throw refuse.badJwt('invalid claim: missing sub claim')
    }
    if (!z.guid().safeParse(claims.sub).success) {
      throw refuse.badSubject()
    }
    const user = await findUser(deps.pool, claims.sub)
    if (user === null) throw refuse.unknownSubject()
    const id = claims.session_id ?? ''
    const named = id !== '' && id !== nilId
    if (named && !z.guid().safeParse(id).success) {
      throw refuse.badJwt('invalid claim: session_id claim must be a UUID')
    }
    const session = named ? await findSession(deps.pool, id) : null
    if (named && session === null) throw refuse.unknownSession()
    context.set('tokenClaims', claims)
    context.set('user', user)
    context.set('session', session)
    return next()
  }
}

/** Anonymous users have no factors, because they cannot sign in again. */
export const refuseAnonymous: MiddlewareHandler<AuthEnv> = async (context, next) => {
  if (context.var.tokenClaims.is_anonymous === true) throw refuse.anonymousUser()
  return next()
}
