import type { AuthDeps } from '../auth-deps.ts'
import type { User } from '../users/user.ts'
import type { TemplateValues } from './render-template.ts'
import type { MailKind } from './templates.ts'

/** `[auth.email.notification.*]`: sent afterwards; a mail that cannot be sent does not undo the change. */
async function notify(
  deps: AuthDeps,
  name: string,
  mail: { to: string; kind: MailKind; values: TemplateValues },
): Promise<void> {
  if (deps.settings.email.notification[name]?.enabled !== true || mail.to === '') return
  try {
    await deps.mailer.send({ ...mail, values: { SiteURL: deps.settings.site_url, ...mail.values } })
  } catch (error) {
    deps.log(
      `auth: ${mail.kind} mail not sent: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

export const notifyPasswordChanged = (deps: AuthDeps, user: User): Promise<void> =>
  notify(deps, 'password_changed', {
    to: user.email ?? '',
    kind: 'password_changed_notification',
    values: { Email: user.email ?? '', Data: user.raw_user_meta_data ?? {} },
  })

/** Sent to the old address. */
export const notifyEmailChanged = (deps: AuthDeps, user: User, oldEmail: string): Promise<void> =>
  notify(deps, 'email_changed', {
    to: oldEmail,
    kind: 'email_changed_notification',
    values: { Email: user.email ?? '', OldEmail: oldEmail, Data: user.raw_user_meta_data ?? {} },
  })

export const notifyFactor = (
  deps: AuthDeps,
  user: User,
  change: 'enrolled' | 'unenrolled',
  factorType: string,
): Promise<void> =>
  notify(deps, `mfa_factor_${change}`, {
    to: user.email ?? '',
    kind: `mfa_factor_${change}_notification`,
    values: {
      Email: user.email ?? '',
      FactorType: factorType,
      Data: user.raw_user_meta_data ?? {},
    },
  })
