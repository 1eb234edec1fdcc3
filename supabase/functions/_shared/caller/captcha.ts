import { z } from 'zod'
import { required, type ReadVariable } from '../project/environment.ts'
import { FunctionError } from '../http/function-error.ts'

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
})

/** The provider's recommended threshold: a lower score means that the visitor is probably a script. */
const lowestScore = 0.5

/**
 * Has the captcha provider (`RECAPTCHA_VERIFY_URL`, `RECAPTCHA_SECRET`) check a token that the browser obtained.
 * @throws FunctionError 422 captcha_failed, 503 captcha_unavailable when the provider does not answer
 */
export async function verifyCaptcha(
  read: ReadVariable,
  captcha: { token: string; action: string; address: string },
): Promise<void> {
  const form = new URLSearchParams({
    secret: required(read, 'RECAPTCHA_SECRET'),
    response: captcha.token,
    remoteip: captcha.address,
  })
  const answer = await ask(required(read, 'RECAPTCHA_VERIFY_URL'), form)
  // Not every provider sends an action and a score.
  const sameAction = answer.action === undefined || answer.action === captcha.action
  const likelyHuman = answer.score === undefined || answer.score >= lowestScore
  if (!answer.success || !sameAction || !likelyHuman) throw new FunctionError(422, 'captcha_failed')
}

async function ask(url: string, form: URLSearchParams): Promise<z.infer<typeof answerSchema>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(10_000),
    })
    return answerSchema.parse(await response.json())
  } catch (error) {
    // eslint-disable-next-line no-console -- standard error is the function's log
    console.error('captcha provider:', error)
    throw new FunctionError(503, 'captcha_unavailable')
  }
}
