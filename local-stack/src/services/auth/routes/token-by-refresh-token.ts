import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { OAuthError } from '../errors.ts'
import { clientAddress, clientInfo } from '../http/client-address.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { refuse } from '../refusals.ts'
import { refreshSession } from '../sessions/refresh-session.ts'

const bodySchema = z.object({ refresh_token: optionalText })

/** `grant_type=refresh_token` */
export function byRefreshToken(deps: AuthDeps) {
  return async (context: Context<AuthEnv>): Promise<Response> => {
    if (!deps.limits.refreshes.take(clientAddress(context))) throw refuse.requestRate()
    const { refresh_token: token } = await readBody(context, bodySchema)
    if (token === '') throw new OAuthError('invalid_request', 'refresh_token required')
    return context.json(await refreshSession(deps, token, clientInfo(context)))
  }
}
