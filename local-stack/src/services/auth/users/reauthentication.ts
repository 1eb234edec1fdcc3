import type { AuthDeps } from '../auth-deps.ts'
import { hashCode, isValid } from '../one-time/codes.ts'
import { refuse } from '../refusals.ts'
import { clearOneTimeTokens, clearReauthentication } from '../sql/one-time-tokens.sql.ts'
import type { User } from './user.ts'

/** Accepts the code of `GET /reauthenticate`, once. @throws AuthError reauthentication_not_valid, over_request_rate_limit */
export async function checkNonce(deps: AuthDeps, user: User, nonce: string): Promise<void> {
  if (!deps.limits.codes.take(`nonce of ${user.id}`)) throw refuse.requestRate()
  const hash = hashCode(user.email ?? user.phone ?? '', nonce)
  const { reauthentication_token: expected, reauthentication_sent_at: sentAt } = user
  if (!isValid(hash, expected, sentAt, deps.settings.email.otp_expiry)) throw refuse.nonce()
  await deps.pool.query(clearReauthentication, [user.id])
  await deps.pool.query(clearOneTimeTokens, [user.id])
}
