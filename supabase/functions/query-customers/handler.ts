import type { Caller } from '../_shared/caller/caller.ts'
import { requireBackOffice } from '../_shared/caller/back-office.ts'
import { answerMethods, text } from '../_shared/http/answer.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Customer } from './customers.ts'
import { packed } from './packed.ts'

export interface QueryCustomersDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  callerGroups: () => Promise<string[]>
  readCustomers: () => Promise<Customer[]>
}

/**
 * All customers at once (A7.1), for programs; the screen reads a page at a time. The query's `userPoolId` and `userName`
 * belonged to the former user service and are ignored. GET answers base64 text which inflates (zlib) to the JSON
 * `{ teacherProfiles }`. Errors: not_signed_in 401, admin_required 403, too_many_requests 429.
 */
export async function handleQueryCustomers(
  request: Request,
  deps: QueryCustomersDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      const caller = await deps.findCaller()
      if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
      requireBackOffice(await deps.callerGroups())
      return text(await packed({ teacherProfiles: await deps.readCustomers() }))
    },
  })
}
