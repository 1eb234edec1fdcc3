import { readBody } from '../_shared/http/body.ts'
import { clientAddress } from '../_shared/caller/client-address.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { lookupBody } from './lookup-body.ts'

export type LostLogin = 'existing' | 'never_signed_in' | 'profile_only' | null

export interface LookupDeps {
  /** Asked for the network address and for the e-mail address. */
  mayGoOn: (key: string) => boolean
  /** @throws FunctionError when the visitor does not pass */
  verifyCaptcha: (captcha: { token: string; action: string; address: string }) => Promise<void>
  findLostLogin: (email: string) => Promise<LostLogin>
  /** Mails a link that signs in and asks for a password. @throws FunctionError when it was not sent */
  sendInstructions: (email: string, login: 'never_signed_in' | 'profile_only') => Promise<void>
}

/**
 * Looks a lost login up (spec/platform.md 8). Answers `{ result }`: `existing`, `matched` or `none`, and nothing else
 * about anybody. Whether an address has a login is what the specified answers tell; captcha and limits keep lists of
 * addresses from being tried.
 */
export async function handleLookupUser(request: Request, deps: LookupDeps): Promise<Response> {
  return answerPost(request, async () => {
    const { email, recaptchaToken } = await readBody(request, lookupBody)
    const address = clientAddress(request.headers)
    if (!deps.mayGoOn(`from ${address}`) || !deps.mayGoOn(`about ${email}`)) {
      throw new FunctionError(429, 'too_many_requests')
    }
    await deps.verifyCaptcha({ token: recaptchaToken, action: 'lookup', address })
    const login = await deps.findLostLogin(email)
    if (login === null) return json({ result: 'none' })
    if (login === 'existing') return json({ result: 'existing' })
    await deps.sendInstructions(email, login)
    return json({ result: 'matched' })
  })
}
