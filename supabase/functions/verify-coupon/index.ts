import { bearerToken, findCaller } from '../_shared/caller.ts'
import { userClient } from '../_shared/clients.ts'
import { createRateLimit } from '../_shared/rate-limit.ts'
import { verifyCoupon } from './coupons.ts'
import { handleVerifyCoupon } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Enough for a person who mistypes, too little to guess codes.
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
