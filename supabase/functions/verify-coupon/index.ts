import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { requestLimit } from '../_shared/flow-control/request-limit.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { verifyCoupon } from './coupons.ts'
import { handleVerifyCoupon } from './handler.ts'

const read = (name: string) => Deno.env.get(name)

// Service client: callers may not try codes themselves, because a refusal in their own request undoes its count.
Deno.serve((request) =>
  handleVerifyCoupon(request, {
    takeRequest: requestLimit(serviceClient(read)),
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    verifyCoupon: async (callerId, query) => verifyCoupon(serviceClient(read, callerId), query),
  }),
)
