import { createTransport, type SendMailOptions } from 'nodemailer'
import { required, type ReadVariable } from '../project/environment.ts'
import { FunctionError } from '../http/function-error.ts'

export interface SupportMail {
  replyTo: { name: string; address: string }
  subject: string
  text: string
}

/**
 * Sends an email through the SMTP server that the environment names (`SMTP_HOST`, `SMTP_PORT`, `SMTP_USER`,
 * `SMTP_PASS`, `MAIL_FROM`). The platform blocks ports 25 and 587: use 465 or 2525.
 * @throws Error from the mail server or the network
 */
export async function sendMail(
  read: ReadVariable,
  mail: Pick<
    SendMailOptions,
    'to' | 'cc' | 'replyTo' | 'subject' | 'text' | 'html' | 'messageId' | 'headers' | 'attachments'
  >,
): Promise<void> {
  const port = Number(required(read, 'SMTP_PORT'))
  const user = read('SMTP_USER')
  const transport = createTransport({
    host: required(read, 'SMTP_HOST'),
    port,
    secure: port === 465,
    // The name in the greeting. A function may not ask the operating system for it.
    name: 'kryt.local',
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    ...(user === undefined || user === ''
      ? {}
      : { auth: { user, pass: required(read, 'SMTP_PASS') } }),
  })
  try {
    await transport.sendMail({ from: required(read, 'MAIL_FROM'), ...mail })
  } finally {
    transport.close()
  }
}

/**
 * Sends an email to the support address (`SUPPORT_EMAIL`).
 * @throws FunctionError 503 mail_not_sent
 */
export async function sendSupportMail(read: ReadVariable, mail: SupportMail): Promise<void> {
  const to = required(read, 'SUPPORT_EMAIL')
  try {
    await sendMail(read, { to, ...mail })
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('mail:', error)
    throw new FunctionError(503, 'mail_not_sent')
  }
}
