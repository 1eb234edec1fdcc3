import { createTransport } from 'nodemailer'
import type { AuthSettings } from '../settings.ts'
import { renderTemplate, type TemplateValues } from './render-template.ts'
import { loadTemplates, type MailKind } from './templates.ts'

export interface Mailer {
  /** A message to a phone, which the mail catcher shows as a mail to `<digits>@sms.local`. */
  sendMessage(phone: string, text: string): Promise<void>
  /** Renders and sends one mail. Rejects when the mail server refuses it. */
  send(mail: { to: string; kind: MailKind; values: TemplateValues }): Promise<void>
  close(): void
}

/** Sends through `[auth.email.smtp]`, which in development is the mail catcher on this machine. */
export function createMailer(
  settings: AuthSettings,
  options: { root: string; catcherPort: number },
): Mailer {
  const { smtp } = settings.email
  const own = smtp?.enabled === true ? smtp : null
  const transport = createTransport({
    ...(own === null
      ? { host: '127.0.0.1', port: options.catcherPort, secure: false, ignoreTLS: true }
      : { host: own.host, port: own.port, secure: own.port === 465 }),
    ...(own === null || own.user === '' ? {} : { auth: { user: own.user, pass: own.pass } }),
    connectionTimeout: 10_000,
    socketTimeout: 10_000,
  })
  const from =
    own === null
      ? { name: 'Kryt', address: 'no-reply@kryt.example' }
      : { name: own.sender_name, address: own.admin_email }
  const templates = loadTemplates(options.root, settings.email)
  return {
    async send({ to, kind, values }) {
      const template = templates[kind]
      await transport.sendMail({
        from,
        to,
        subject: renderTemplate(template.subject, values, { html: false }),
        html: renderTemplate(template.html, values, { html: true }),
      })
    },
    async sendMessage(phone, text) {
      await transport.sendMail({ from, to: `${phone}@sms.local`, subject: `SMS +${phone}`, text })
    },
    close: () => transport.close(),
  }
}
