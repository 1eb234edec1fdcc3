import type { Handler } from 'hono'
import type { AuthDeps, AuthEnv } from '../auth-deps.ts'
import { audit } from '../audit.ts'
import { refuse } from '../refusals.ts'
import { endOtherSessions, endSession, endSessions } from '../sessions/session-store.ts'
import { deleteRefreshTokens } from '../sql/sessions.sql.ts'
import { inTransaction } from '../transaction.ts'

/** `POST /logout?scope=global|local|others`: signs out everywhere, here, or everywhere else. */
export function postLogout(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const scope = context.req.query('scope') ?? ''
    if (!['', 'global', 'local', 'others'].includes(scope)) {
      throw refuse.validation(`Unsupported logout scope ${JSON.stringify(scope)}`)
    }
    const { user, session } = context.var
    await inTransaction(deps.pool, async (client) => {
      await audit(client, user, 'logout')
      if (session === null) await client.query(deleteRefreshTokens, [user.id])
      else if (scope === 'local') await endSession(client, session.id)
      else if (scope === 'others') await endOtherSessions(client, user.id, session.id)
      else await endSessions(client, user.id)
    })
    return context.body(null, 204)
  }
}
