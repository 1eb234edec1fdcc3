import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { callApi } from '../_shared/payfast/api.ts'
import { readHosts, readMerchant } from '../_shared/payfast/settings.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handlePayfastSubscription } from './handler.ts'
import { findOwn, saveSubscription } from './subscriptions.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: the merchant account is secret, and a subscriber may not write what the provider says about a
// subscription.
const service = serviceClient(read)
const mayGoOn = createRateLimit({ requests: 30, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handlePayfastSubscription(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    findOwn: async (callerId, token) => findOwn(asCaller(), callerId, token),
    saveStatus: async (id, { statusText, runDate }) =>
      saveSubscription(service, id, {
        status_text: statusText,
        run_date: runDate,
        checked_at: new Date().toISOString(),
      }),
    saveGrades: async (id, grades) => saveSubscription(service, id, { grades }),
    callProvider: async (call) => callApi(call, await readMerchant(read, service), readHosts(read)),
  })
})
