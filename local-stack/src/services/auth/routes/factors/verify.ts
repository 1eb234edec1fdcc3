import type { Handler } from 'hono'
import type pg from 'pg'
import { z } from 'zod'
import { audit } from '../../audit.ts'
import type { AuthDeps, AuthEnv } from '../../auth-deps.ts'
import { CommittedRefusal } from '../../errors.ts'
import { clientAddress } from '../../http/client-address.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { notifyFactor } from '../../mail/notifications.ts'
import { factorOf } from '../../mfa/load-factor.ts'
import { requireVerifiable } from '../../mfa/kinds.ts'
import { isSameCode } from '../../mfa/phone.ts'
import { isTotpValid } from '../../mfa/totp.ts'
import { refuse } from '../../refusals.ts'
import { raiseLevel } from '../../sessions/raise-level.ts'
import { endLowerSessions } from '../../sessions/session-store.ts'
import { fixedLimits } from '../../settings.ts'
import {
  challengeOfFactor,
  deleteChallenge,
  deleteUnverifiedFactors,
  verifyChallenge,
  verifyFactor,
} from '../../sql/factors.sql.ts'
import { inTransaction } from '../../transaction.ts'

const bodySchema = z.object({ challenge_id: optionalText, code: optionalText })

/**
 * `POST /factors/:factorId/verify`: verifies the code for a challenge. Answers with a session of the second level that
 * replaces the caller's; the person's sessions of the first level end.
 */
export function verify(deps: AuthDeps): Handler<AuthEnv> {
  return async (context) => {
    const { user, session } = context.var
    const factor = factorOf(context, user)
    const body = await readBody(context, bodySchema)
    if (body.code === '') throw refuse.validation('Code needs to be non-empty')
    requireVerifiable(deps, factor)
    if (!deps.limits.codes.take(`factors of ${user.id}`)) throw refuse.requestRate()
    if (session === null) throw refuse.unexpected('Cannot read SessionId claim as UUID')
    const answer = await inTransaction(deps.pool, async (client) => {
      const sent = await openChallenge(client, {
        id: body.challenge_id,
        factorId: factor.id,
        from: clientAddress(context),
      })
      if (factor.factor_type === 'phone') {
        if (!isSameCode(sent, body.code)) throw refuse.phoneCode()
      } else if (!isTotpValid(factor.secret ?? '', body.code)) {
        throw refuse.totpCode()
      }
      await audit(client, user, 'verification_attempted', {
        factor_id: factor.id,
        challenge_id: body.challenge_id,
        factor_type: factor.factor_type,
      })
      await client.query(verifyChallenge, [body.challenge_id])
      if (factor.status === 'unverified') await client.query(verifyFactor, [factor.id])
      await client.query(deleteUnverifiedFactors, [user.id, factor.factor_type])
      const raised = await raiseLevel(deps, client, {
        userId: user.id,
        sessionId: session.id,
        factorId: factor.id,
        method: factor.factor_type === 'phone' ? 'mfa/phone' : 'totp',
      })
      await endLowerSessions(client, user.id)
      return raised
    })
    if (factor.status === 'unverified')
      await notifyFactor(deps, user, 'enrolled', factor.factor_type)
    return context.json(answer)
  }
}

/**
 * @returns the code that was sent to a phone
 * @throws AuthError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired
 */
async function openChallenge(
  client: pg.PoolClient,
  input: { id: string; factorId: string; from: string },
): Promise<string | null> {
  if (!z.guid().safeParse(input.id).success) {
    throw refuse.badJson('challenge_id: incorrect UUID length')
  }
  const found = await client.query<{
    created_at: Date
    verified_at: Date | null
    ip_address: string
    otp_code: string | null
  }>(challengeOfFactor, [input.id, input.factorId])
  const open = found.rows[0]
  if (open === undefined) throw refuse.challengeNotFound(input.id)
  if (open.verified_at !== null || open.ip_address !== input.from) throw refuse.challengeElsewhere()
  if (open.created_at.getTime() + fixedLimits.challengeSeconds * 1_000 < Date.now()) {
    await client.query(deleteChallenge, [input.id])
    throw new CommittedRefusal(refuse.challengeExpired(input.id))
  }
  return open.otp_code
}
