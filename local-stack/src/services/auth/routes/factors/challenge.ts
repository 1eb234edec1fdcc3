import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { requireVerifiable } from '../../mfa/kinds.ts'
import { factorOf } from '../../mfa/load-factor.ts'
import { sendFactorCode } from '../../mfa/phone.ts'
import { fixedLimits } from '../../settings.ts'
import { challengedFactor, insertChallenge } from '../../sql/factors.sql.ts'
import { inTransaction } from '../../transaction.ts'

/** `POST /factors/:factorId/challenge`: must be answered within five minutes, from the same address. */
export function challenge(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const { user } = context.var
    const factor = factorOf(context, user)
    requireVerifiable(deps, factor)
    const id = randomUUID()
    const createdAt = await inTransaction(deps.pool, async (client) => {
      // A message that cannot be sent undoes the challenge.
      const code = factor.factor_type === 'phone' ? await sendFactorCode(deps, user, factor) : null
      const made = await client.query<{ created_at: Date }>(insertChallenge, [
        id,
        factor.id,
        clientAddress(context),
        code,
      ])
      await client.query(challengedFactor, [factor.id])
      await audit(client, user, 'challenge_created', {
        factor_id: factor.id,
        factor_status: factor.status,
      })
      return made.rows[0]?.created_at ?? new Date()
    })
    const expires = Math.floor(createdAt.getTime() / 1_000) + fixedLimits.challengeSeconds
    return context.json({ id, type: factor.factor_type, expires_at: expires })
  }
}
