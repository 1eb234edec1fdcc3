import { z } from 'zod/mini'
import { captchaToken } from '@/lib/captcha.ts'
import { postToFunction } from '@/lib/edge-function.ts'

const answer = z.object({ result: z.enum(['existing', 'matched', 'none']) })

export type LookupResult = z.infer<typeof answer>['result']

/** Asks whether this address has an account. If only the old shop knew it, a link is mailed. @throws AppError */
export async function lookupLogin({ email }: { email: string }): Promise<LookupResult> {
  const recaptchaToken = await captchaToken('lookup')
  return answer.parse(await postToFunction('lookup-user', { email, recaptchaToken })).result
}
