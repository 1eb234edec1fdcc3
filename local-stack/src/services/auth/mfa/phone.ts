import { timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { generateCode } from '../one-time/codes.ts'
import { refuse } from '../refusals.ts'
import { deleteFactor } from '../sql/factors.sql.ts'
import type { Factor, User } from '../users/user.ts'

/**
 * Sends a code to the phone of a factor.
 * @returns the code
 * @throws AuthError over_sms_send_rate_limit; unexpected_failure when the message cannot be sent
 */
export async function sendFactorCode(deps: AuthDeps, user: User, factor: Factor): Promise<string> {
  const { otp_length, max_frequency, template } = deps.settings.mfa.phone
  if (factor.last_challenged_at !== null) {
    const left = new Date(factor.last_challenged_at).getTime() + max_frequency - Date.now()
    if (left > 0) throw refuse.messageTooSoon(Math.trunc(left / 1_000))
  }
  // The second is our own, as for codes: whoever has the password must not flood the phone.
  if (!deps.limits.messages.take('sms') || !deps.limits.codes.take(`messages to ${user.id}`)) {
    throw refuse.messageRate()
  }
  const code = generateCode(otp_length)
  try {
    const text = template.replaceAll(/\{\{-?\s*\.Code\s*-?\}\}/g, code)
    await deps.mailer.sendMessage(factor.phone ?? '', text)
  } catch (error) {
    deps.log(`auth: message not sent: ${error instanceof Error ? error.message : String(error)}`)
    throw refuse.unexpected('error sending message')
  }
  return code
}

export function isSameCode(sent: string | null, typed: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(typed)]
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other)
}

/**
 * A number can be enrolled again until a code of it was accepted.
 * @throws AuthError mfa_verified_factor_exists
 */
export async function forgetUnprovenPhone(pool: pg.Pool, user: User, phone: string): Promise<void> {
  for (const factor of user.factors.filter((each) => each.phone === phone)) {
    if (factor.status === 'verified') throw refuse.phoneFactorExists()
    await pool.query(deleteFactor, [factor.id])
  }
}
