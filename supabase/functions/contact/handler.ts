import { readBody } from '../_shared/http/body.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import type { SupportMail } from '../_shared/mail/send.ts'
import { messageBody } from '../_shared/mail/message-body.ts'

export interface ContactDeps {
  takeRequest: TakeRequest
  /** @throws FunctionError when the captcha fails */
  verifyCaptcha: (captcha: { token: string; action: string; address: string }) => Promise<void>
  /** @throws FunctionError when it was not sent */
  sendMail: (mail: SupportMail) => Promise<void>
}

/**
 * The contact form of the public website: mails the support address, where a reply goes to the visitor. Answers `{
 * success: true }` or an error word. Nothing is stored.
 */
export async function handleContact(request: Request, deps: ContactDeps): Promise<Response> {
  return answerPost(request, async () => {
    const { name, email, subject, message, recaptchaToken } = await readBody(request, messageBody)
    const address = clientAddress(request.headers)
    // Counted after validation, so that correcting a field does not use up the limit.
    await deps.takeRequest('contact from address', address)
    await deps.verifyCaptcha({ token: recaptchaToken, action: 'submit', address })
    await deps.sendMail({
      replyTo: { name, address: email },
      subject: `Contact form: ${subject}`,
      text: `From: ${name} <${email}>\nSubject: ${subject}\n\n${message}\n`,
    })
    return json({ success: true })
  })
}
