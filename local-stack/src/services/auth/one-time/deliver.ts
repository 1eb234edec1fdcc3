import type { AuthDeps } from '../auth-deps.ts'
import { AuthError } from '../errors.ts'
import { actionLink } from '../mail/action-link.ts'
import type { TemplateValues } from '../mail/render-template.ts'
import type { MailKind } from '../mail/templates.ts'
import { refuse } from '../refusals.ts'
import type { User } from '../users/user.ts'

export interface Delivery {
  kind: MailKind
  /** What the link does; the mail for reauthentication has no link. */
  type: string
  to: string
  code: string
  tokenHash: string
  redirectTo: string
  newEmail?: string
  /** The error when the mail server refuses the mail. */
  failure: string
}

/** @throws AuthError over_email_send_rate_limit when the person was sent a mail a moment ago */
export function refuseTooSoon(sentAt: Date | null, frequency: number): void {
  if (sentAt === null) return
  const left = sentAt.getTime() + frequency - Date.now()
  if (left > 0) throw refuse.mailTooSoon(Math.trunc(left / 1_000))
}

/** Counts the mails of the whole project. @throws AuthError over_email_send_rate_limit */
export function countMail(deps: AuthDeps): void {
  if (!deps.limits.mails.take('email_functions')) throw refuse.mailRate()
}

/** Sends one mail with the values that Supabase's templates may name. */
export async function deliver(deps: AuthDeps, user: User, mail: Delivery): Promise<void> {
  const { externalUrl, settings } = deps
  const values: TemplateValues = {
    SiteURL: settings.site_url,
    ConfirmationURL: actionLink(externalUrl, mail),
    Token: mail.code,
    TokenHash: mail.tokenHash,
    Email: user.email ?? '',
    NewEmail: mail.newEmail ?? '',
    SendingTo: mail.to,
    RedirectTo: mail.redirectTo,
    Data: user.raw_user_meta_data ?? {},
  }
  try {
    await deps.mailer.send({ to: mail.to, kind: mail.kind, values })
  } catch (error) {
    if (error instanceof AuthError) throw error
    deps.log(
      `auth: ${mail.kind} mail not sent: ${error instanceof Error ? error.message : String(error)}`,
    )
    throw refuse.unexpected(mail.failure)
  }
}
