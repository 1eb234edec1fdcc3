import type pg from 'pg'
import type { AuthDeps } from '../auth-deps.ts'
import { saveOneTimeToken, setEmailChange } from '../sql/one-time-tokens.sql.ts'
import type { User } from '../users/user.ts'
import { generateCode, hashCode, markFlow, type Flow } from './codes.ts'
import { countMail, deliver, refuseTooSoon } from './deliver.ts'

/** Sends a mail to the new address and, with `double_confirm_changes`, one to the current address. */
export async function sendEmailChange(
  deps: AuthDeps,
  client: pg.PoolClient,
  input: { user: User; newEmail: string; flow: Flow; redirectTo: string },
): Promise<void> {
  const { user, newEmail, flow, redirectTo } = input
  const { max_frequency, otp_length, double_confirm_changes } = deps.settings.email
  refuseTooSoon(user.email_change_sent_at, max_frequency)
  countMail(deps)
  const currentEmail = user.email ?? ''
  const both = double_confirm_changes && currentEmail !== ''
  const mailboxes = [
    { to: newEmail, type: 'email_change_token_new', code: generateCode(otp_length) },
    ...(both
      ? [{ to: currentEmail, type: 'email_change_token_current', code: generateCode(otp_length) }]
      : []),
  ].map((mailbox) => ({
    ...mailbox,
    tokenHash: markFlow(hashCode(mailbox.to, mailbox.code), flow),
  }))
  const [toNew, toCurrent] = mailboxes
  await client.query(setEmailChange, [
    user.id,
    newEmail,
    toNew?.tokenHash ?? '',
    toCurrent?.tokenHash ?? '',
  ])
  for (const { to, type, code, tokenHash } of mailboxes) {
    await client.query(saveOneTimeToken, [user.id, type, tokenHash, to])
    await deliver(deps, user, {
      kind: 'email_change',
      type: 'email_change',
      to,
      code,
      tokenHash,
      redirectTo,
      newEmail,
      failure: 'Error sending email change email',
    })
  }
}
