import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { saveOneTimeToken, setConfirmation, setInvitation } from '../sql/one-time-tokens.sql.ts'
import type { User } from '../users/user.ts'
import { generateCode, hashCode, markFlow, type Flow } from './codes.ts'
import { countMail, deliver, refuseTooSoon } from './deliver.ts'

/** Sends the mail that confirms the address of a sign-up. */
export async function sendConfirmation(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { user: User; flow: Flow; redirectTo: string },
): Promise<void> {
  const { user, flow, redirectTo } = input
  const { max_frequency, otp_length } = deps.settings.email
  const email = user.email ?? ''
  refuseTooSoon(user.confirmation_sent_at, max_frequency)
  countMail(deps)
  const code = generateCode(otp_length)
  const tokenHash = markFlow(hashCode(email, code), flow)
  await client.query(setConfirmation, [user.id, tokenHash])
  await client.query(saveOneTimeToken, [user.id, 'confirmation_token', tokenHash, email])
  await deliver(deps, user, {
    kind: 'confirmation',
    type: 'signup',
    to: email,
    code,
    tokenHash,
    redirectTo,
    failure: 'Error sending confirmation email',
  })
}

/** Sends the mail with an administrator's invitation. */
export async function sendInvite(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { user: User; redirectTo: string },
): Promise<void> {
  const { user, redirectTo } = input
  const email = user.email ?? ''
  countMail(deps)
  const code = generateCode(deps.settings.email.otp_length)
  const tokenHash = hashCode(email, code)
  await client.query(setInvitation, [user.id, tokenHash])
  await client.query(saveOneTimeToken, [user.id, 'confirmation_token', tokenHash, email])
  await deliver(deps, user, {
    kind: 'invite',
    type: 'invite',
    to: email,
    code,
    tokenHash,
    redirectTo,
    failure: 'Error sending invite email',
  })
}
