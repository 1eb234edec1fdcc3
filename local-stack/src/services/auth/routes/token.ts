import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { AuthError } from '../errors.ts'
import { refuse } from '../refusals.ts'
import { byIdToken } from './token-by-id-token.ts'
import { byPassword } from './token-by-password.ts'
import { byPkce } from './token-by-pkce.ts'
import { byRefreshToken } from './token-by-refresh-token.ts'

/** `POST /token?grant_type=`: issues tokens for a password, a refresh token or a PKCE code; those of other providers are refused. */
export function postToken(deps: AuthDeps): Handler<AuthEnv> {
  const grants = new Map([
    ['password', byPassword(deps)],
    ['refresh_token', byRefreshToken(deps)],
    ['pkce', byPkce(deps)],
    ['id_token', byIdToken],
  ])
  return async (context) => {
    const type = context.req.query('grant_type') ?? ''
    const grant = grants.get(type)
    if (type === 'web3') throw refuse.web3Disabled()
    if (grant === undefined) {
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
    return grant(context)
  }
}
