import type { Handler } from 'hono'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { notifyFactor } from '../../mail/notifications.ts'
import { factorOf } from '../../mfa/load-factor.ts'
import { refuse } from '../../refusals.ts'
import { isAal2 } from '../../sessions/session-store.ts'
import { deleteFactor } from '../../sql/factors.sql.ts'
import { forgetSecondProofs, lowerSessionsOfFactor } from '../../sql/sessions.sql.ts'
import { inTransaction } from '../../transaction.ts'

/** `DELETE /factors/:factorId`: a verified factor can be removed only by a session of the second level. */
export function unenroll(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const { user, session } = context.var
    const factor = factorOf(context, user)
    if (factor.status === 'verified' && !isAal2(session)) throw refuse.unenrollNeedsAal2()
    await inTransaction(deps.pool, async (client) => {
      await client.query(deleteFactor, [factor.id])
      await audit(client, user, 'factor_unenrolled', {
        factor_id: factor.id,
        factor_status: factor.status,
        session_id: session?.id ?? '',
      })
      await client.query(forgetSecondProofs, [user.id, factor.id])
      await client.query(lowerSessionsOfFactor, [user.id, factor.id])
    })
    await notifyFactor(deps, user, 'unenrolled', factor.factor_type)
    return context.json({ id: factor.id })
  }
}
