import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readNothing } from '../_shared/http/body.ts'

export interface CorrectionMailDeps {
  /** Whether the request carries the project's secret key. */
  isScheduler: () => Promise<boolean>
  sendDue: () => Promise<{ sent: number; failed: number }>
}

/**
 * POST without a body, for a scheduler with the secret key: sends the mails about corrected files that are due. Apart from
 * the mails about orders, which must not wait behind ten thousand of these.
 */
export async function handleCorrectionMail(
  request: Request,
  deps: CorrectionMailDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    if (!(await deps.isScheduler())) throw new FunctionError(403, 'secret_key_required')
    await readNothing(request)
    return json(await deps.sendDue())
  })
}
