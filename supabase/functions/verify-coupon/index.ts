import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { userClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { verifyCoupon } from './coupons.ts'
import { handleVerifyCoupon } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Enough for typing mistakes, too little to guess codes.
const mayGoOn = createRateLimit({ requests: 20, windowMs: 5 * 60_000 })

Deno.serve((request) =>
  handleVerifyCoupon(request, {
    mayGoOn,
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    verifyCoupon: async (query) => verifyCoupon(userClient(read, bearerToken(request)), query),
  }),
)
