import { readBody } from '../_shared/http/body.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods, json } from '../_shared/http/answer.ts'
import type { ApiCall } from '../_shared/payfast/api.ts'
import { readFetched, saysDone } from './provider-answer.ts'
import { priceInCents, type SubscriptionRow } from './subscriptions.ts'
import { updateBody } from './update-body.ts'

export interface PayfastSubscriptionDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  findOwn: (callerId: string, token: string) => Promise<SubscriptionRow | null>
  saveStatus: (id: string, said: { statusText: string; runDate: string | null }) => Promise<void>
  saveGrades: (id: string, grades: string[]) => Promise<void>
  /** The provider's answer. @throws ApiFailure */
  callProvider: (call: ApiCall) => Promise<string>
}

const statusPath = /\/payfast-subscription\/status\/([^/]+)$/
const updatePath = /\/payfast-subscription\/update$/

/**
 * For subscriptions from before December 2024. GET status/{token}: `{ success }` with the provider's answer;
 * status_text and run_date of its `data.response` are also stored. POST update: changes the grades and, with them, the
 * price; `{ success: true }`.
 */
export async function handlePayfastSubscription(
  request: Request,
  deps: PayfastSubscriptionDeps,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const identify = async () => {
    const caller = await deps.findCaller()
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
    return caller
  }
  const own = async (caller: Caller, token: string) => {
    const found = await deps.findOwn(caller.id, token)
    if (found === null) throw new FunctionError(404, 'subscription_not_found')
    return found
  }
  const ask = async (call: ApiCall) => {
    try {
      return await deps.callProvider(call)
    } catch (error) {
      // eslint-disable-next-line no-console -- standard error is the function's log
      console.error('card provider:', error)
      throw new FunctionError(503, 'payment_provider_unavailable')
    }
  }

  return answerMethods(request, {
    GET: async () => {
      const token = statusPath.exec(pathname)?.[1]
      if (token === undefined) throw new FunctionError(404, 'not_found')
      const subscription = await own(await identify(), token)
      const path = `/subscriptions/${encodeURIComponent(subscription.token)}/fetch`
      const fetched = readFetched(await ask({ method: 'GET', path }))
      if (fetched === null) throw new FunctionError(503, 'payment_provider_unavailable')
      const { status_text: statusText, run_date: runDate } = fetched.data.response
      await deps.saveStatus(subscription.id, { statusText, runDate: runDate ?? null })
      return json({ success: fetched })
    },
    POST: async () => {
      if (!updatePath.test(pathname)) throw new FunctionError(404, 'not_found')
      const caller = await identify()
      const body = await readBody(request, updateBody)
      const subscription = await own(caller, body.token)
      if (subscription.teacher_profile_id !== body.teacherProfileID) {
        throw new FunctionError(404, 'subscription_not_found')
      }
      const { grades } = body.package
      const cents = String(priceInCents(subscription, grades))
      // We compute the price; the subscriber must have been shown the same one.
      if (cents !== body.recurring_amount)
        throw new FunctionError(409, 'subscription_price_changed')
      const path = `/subscriptions/${encodeURIComponent(subscription.token)}/update`
      if (!saysDone(await ask({ method: 'PATCH', path, body: [['amount', cents]] }))) {
        throw new FunctionError(503, 'payment_provider_unavailable')
      }
      await deps.saveGrades(subscription.id, grades)
      return json({ success: true })
    },
  })
}
