import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readBody } from '../_shared/http/body.ts'
import type { Language } from '../_shared/mail/letter.ts'
import { noticeBody } from './notice-body.ts'

export interface NoticeDeps {
  /** Asked once for the network address and once for the email address. */
  takeRequest: TakeRequest
  /** Mails the owner of a confirmed address; for other addresses, it does nothing. */
  notify: (email: string, language: Language) => Promise<void>
  /** Does the work after the answer. */
  later: (work: () => Promise<void>) => void
}

/**
 * Called with every sign-up. Auth sends nothing to an address that has an account; this tells its owner and names the two
 * ways on. The answer is `{ success: true }`, before anybody is looked up: neither it nor its time tells whether
 * there is an account.
 */
export async function handleSignUpNotice(request: Request, deps: NoticeDeps): Promise<Response> {
  return answerPost(request, async () => {
    const { email, language } = await readBody(request, noticeBody)
    await deps.takeRequest('sign-up from address', clientAddress(request.headers))
    await deps.takeRequest('sign-up about email', email)
    deps.later(() => deps.notify(email, language))
    return json({ success: true })
  })
}
