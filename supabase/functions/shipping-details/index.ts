import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { userClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { readAddress, saveAddress } from './addresses.ts'
import { handleShippingDetails } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
const mayGoOn = createRateLimit({ requests: 60, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleShippingDetails(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    readAddress: async (profileId) => readAddress(asCaller(), profileId),
    saveAddress: async (profileId, address) => saveAddress(asCaller(), profileId, address),
  })
})
