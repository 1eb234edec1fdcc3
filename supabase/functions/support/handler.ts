import { readBody } from '../_shared/http/body.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import type { SupportMail } from '../_shared/mail/send.ts'
import { supportBody } from './support-body.ts'

export interface SupportDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  takeRequest: TakeRequest
  /** @throws FunctionError when the captcha fails */
  verifyCaptcha: (captcha: { token: string; action: string; address: string }) => Promise<void>
  /** @throws FunctionError when it was not sent */
  sendMail: (mail: SupportMail) => Promise<void>
}

/**
 * The teachers' support form: mails the support address, where a reply goes to the address in the form. The mail also
 * names the account, which may have another address. Answers `{ success: true }` or an error word. Nothing is stored.
 */
export async function handleSupport(request: Request, deps: SupportDeps): Promise<Response> {
  return answerPost(request, async () => {
    const caller = await deps.findCaller()
    const form = await readBody(request, supportBody)
    // Counted after validation, so that correcting a field does not use up the limit.
    await deps.takeRequest('support by person', caller.id)
    await deps.verifyCaptcha({
      token: form.recaptchaToken,
      action: 'submit',
      address: clientAddress(request.headers),
    })
    await deps.sendMail({
      replyTo: { name: form.name, address: form.email },
      subject: `Support (${form.category}): ${form.subject}`,
      text: [
        `From: ${form.name} <${form.email}>`,
        `Account: ${caller.email ?? 'no email address'} (${caller.id})`,
        `Category: ${form.category}`,
        `Subject: ${form.subject}`,
        '',
        form.message,
        '',
      ].join('\n'),
    })
    return json({ success: true })
  })
}
