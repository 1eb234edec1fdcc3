import { z } from 'zod'
import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { deliveryContent } from '../_shared/delivery/content.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { userClient } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import { handleDeliveryPapers } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
const mayGoOn = createRateLimit({ requests: 60, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleDeliveryPapers(request, {
    mayGoOn,
    identify: async () => (await findCaller(asCaller(), bearerToken(request))).id,
    readDeliveries: async (ids) => {
      const answer = await asCaller().rpc('delivery_papers', { delivery_ids: ids })
      if (answer.error !== null) throwDatabaseError(answer.error)
      return z.array(deliveryContent).parse(answer.data)
    },
  })
})
