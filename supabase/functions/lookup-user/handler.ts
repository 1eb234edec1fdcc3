import { readBody } from '../_shared/http/body.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import type { TakeRequest } from '../_shared/flow-control/request-limit.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { lookupBody } from './lookup-body.ts'

export type LostLogin = 'existing' | 'never_signed_in' | 'profile_only' | null

export interface LookupDeps {
  /** Asked once for the network address and once for the email address. */
  takeRequest: TakeRequest
  /** @throws FunctionError when the captcha fails */
  verifyCaptcha: (captcha: { token: string; action: string; address: string }) => Promise<void>
  findLostLogin: (email: string) => Promise<LostLogin>
  /** Mails a link that signs in and asks for a new password. @throws FunctionError when it was not sent */
  sendInstructions: (email: string, login: 'never_signed_in' | 'profile_only') => Promise<void>
}

/**
 * Finds a forgotten username (P8.5). Answers `{ result }`, which is `existing`, `matched` or `none`. This reveals
 * whether an email address has an account, as the product requires; captcha and limits prevent trying out lists of
 * addresses.
 */
export async function handleLookupUser(request: Request, deps: LookupDeps): Promise<Response> {
  return answerPost(request, async () => {
    const { email, recaptchaToken } = await readBody(request, lookupBody)
    const address = clientAddress(request.headers)
    await deps.takeRequest('login from address', address)
    await deps.takeRequest('login about email', email.toLowerCase())
    await deps.verifyCaptcha({ token: recaptchaToken, action: 'lookup', address })
    const login = await deps.findLostLogin(email)
    if (login === null) return json({ result: 'none' })
    if (login === 'existing') return json({ result: 'existing' })
    await deps.sendInstructions(email, login)
    return json({ result: 'matched' })
  })
}
