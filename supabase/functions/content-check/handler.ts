import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { readNothing } from '../_shared/http/body.ts'

export interface ContentCheckDeps {
  /** Whether the request carries the project's secret key. */
  isScheduler: () => Promise<boolean>
  /** Checks all resources, unless it was done since two in the morning. */
  check: () => Promise<object>
}

/** POST without a body, for a scheduler with the secret key: A4.5 by night. Answers with what the database did. */
export async function handleContentCheck(
  request: Request,
  deps: ContentCheckDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    if (!(await deps.isScheduler())) throw new FunctionError(403, 'secret_key_required')
    await readNothing(request)
    return json(await deps.check())
  })
}
