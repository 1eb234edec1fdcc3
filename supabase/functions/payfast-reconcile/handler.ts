import { readBody } from '../_shared/http/body.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerPost, json } from '../_shared/http/answer.ts'
import { reconcileBody, type ReconcileRange } from './reconcile-body.ts'
import type { Reconciled } from './reconcile.ts'

export interface PayfastReconcileDeps {
  /** Whether the request carries the project's secret key. */
  isScheduler: () => Promise<boolean>
  reconcile: (range: ReconcileRange) => Promise<Reconciled>
}

/**
 * POST `{ afterMinutes, days }` (both optional), for a scheduler with the secret key. Answers with counts of what was
 * found.
 */
export async function handlePayfastReconcile(
  request: Request,
  deps: PayfastReconcileDeps,
): Promise<Response> {
  return answerPost(request, async () => {
    if (!(await deps.isScheduler())) throw new FunctionError(403, 'secret_key_required')
    return json(await deps.reconcile(await readBody(request, reconcileBody)))
  })
}
