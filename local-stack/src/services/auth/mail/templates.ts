import { existsSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { AuthSettings } from '../settings.ts'

/** The mails of Auth by the names that config.toml gives them. */
export type MailKind =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'reauthentication'
  | 'password_changed_notification'
  | 'email_changed_notification'
  | 'mfa_factor_enrolled_notification'
  | 'mfa_factor_unenrolled_notification'

export interface MailTemplate {
  subject: string
  html: string
}

const link = (sentence: string) =>
  `<p>${sentence}</p>\n<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p>\n<p>{{ .Token }}</p>`

/** The default templates, for projects without their own. */
const plain: Record<MailKind, MailTemplate> = {
  confirmation: { subject: 'Confirm your email', html: link('Confirm this address:') },
  invite: { subject: 'You have been invited', html: link('Accept the invitation:') },
  recovery: { subject: 'Reset your password', html: link('Choose a new password:') },
  magic_link: { subject: 'Your sign-in link', html: link('Sign in:') },
  email_change: { subject: 'Confirm your new email', html: link('Confirm the change:') },
  reauthentication: { subject: '{{ .Token }} is your code', html: '<p>{{ .Token }}</p>' },
  password_changed_notification: {
    subject: 'Your password was changed',
    html: '<p>The password of {{ .Email }} was changed.</p>',
  },
  email_changed_notification: {
    subject: 'Your email address was changed',
    html: '<p>{{ .OldEmail }} was changed to {{ .Email }}.</p>',
  },
  mfa_factor_enrolled_notification: {
    subject: 'An authenticator was added',
    html: '<p>{{ .FactorType }} was added for {{ .Email }}.</p>',
  },
  mfa_factor_unenrolled_notification: {
    subject: 'An authenticator was removed',
    html: '<p>{{ .FactorType }} was removed for {{ .Email }}.</p>',
  },
}

/** Paths of templates start at the repository's root, those of notifications at its supabase folder, as in the CLI. */
function readContent(root: string, path: string): string {
  const candidates = isAbsolute(path) ? [path] : [join(root, path), join(root, 'supabase', path)]
  const found = candidates.find((each) => existsSync(each))
  if (found === undefined) throw new Error(`mail template ${path} does not exist`)
  return readFileSync(found, 'utf8')
}

/** Reads every configured template once, so that a missing file is found at the start and not at a sign-up. */
export function loadTemplates(
  root: string,
  email: AuthSettings['email'],
): Record<MailKind, MailTemplate> {
  const configured: Record<
    string,
    { subject?: string | undefined; content_path?: string | undefined }
  > = {
    ...email.template,
    ...Object.fromEntries(
      Object.entries(email.notification).map(([name, each]) => [`${name}_notification`, each]),
    ),
  }
  const load = (kind: MailKind): MailTemplate => {
    const own = configured[kind]
    return {
      subject: own?.subject ?? plain[kind].subject,
      html:
        own?.content_path === undefined ? plain[kind].html : readContent(root, own.content_path),
    }
  }
  return {
    confirmation: load('confirmation'),
    invite: load('invite'),
    recovery: load('recovery'),
    magic_link: load('magic_link'),
    email_change: load('email_change'),
    reauthentication: load('reauthentication'),
    password_changed_notification: load('password_changed_notification'),
    email_changed_notification: load('email_changed_notification'),
    mfa_factor_enrolled_notification: load('mfa_factor_enrolled_notification'),
    mfa_factor_unenrolled_notification: load('mfa_factor_unenrolled_notification'),
  }
}
