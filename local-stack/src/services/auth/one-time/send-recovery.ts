import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { saveOneTimeToken, setReauthentication, setRecovery } from '../sql/one-time-tokens.sql.ts'
import type { User } from '../users/user.ts'
import { generateCode, hashCode, markFlow, type Flow } from './codes.ts'
import { countMail, deliver, refuseTooSoon } from './deliver.ts'

/**
 * Sends a link that signs in, with or without choosing a new password. Both kinds share one token and one waiting time.
 */
export async function sendRecovery(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { user: User; flow: Flow; redirectTo: string; as: 'recovery' | 'magiclink' },
): Promise<void> {
  const { user, flow, redirectTo } = input
  const { max_frequency, otp_length } = deps.settings.email
  const email = user.email ?? ''
  refuseTooSoon(user.recovery_sent_at, max_frequency)
  countMail(deps)
  const code = generateCode(otp_length)
  const tokenHash = markFlow(hashCode(email, code), flow)
  await client.query(setRecovery, [user.id, tokenHash])
  await client.query(saveOneTimeToken, [user.id, 'recovery_token', tokenHash, email])
  const recovery = input.as === 'recovery'
  await deliver(deps, user, {
    kind: recovery ? 'recovery' : 'magic_link',
    type: input.as,
    to: email,
    code,
    tokenHash,
    redirectTo,
    failure: recovery ? 'Error sending recovery email' : 'Error sending magic link email',
  })
}

/** Sends the code that proves again who is signed in. */
export async function sendReauthentication(
  deps: AuthDeps,
  client: pg.PoolClient,
  user: User,
): Promise<void> {
  const { max_frequency, otp_length } = deps.settings.email
  const email = user.email ?? ''
  refuseTooSoon(user.reauthentication_sent_at, max_frequency)
  countMail(deps)
  const code = generateCode(otp_length)
  const tokenHash = hashCode(email, code)
  await client.query(setReauthentication, [user.id, tokenHash])
  await client.query(saveOneTimeToken, [user.id, 'reauthentication_token', tokenHash, email])
  await deliver(deps, user, {
    kind: 'reauthentication',
    type: 'reauthentication',
    to: email,
    code,
    tokenHash,
    redirectTo: deps.settings.site_url,
    failure: 'Error sending reauthentication email',
  })
}
