import { callerGroups } from '../_shared/caller/back-office.ts'
import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { userClient } from '../_shared/project/clients.ts'
import { readCustomers } from './customers.ts'
import { handleQueryCustomers } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Ten thousand rows are read for each answer.
const mayGoOn = createRateLimit({ requests: 10, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleQueryCustomers(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    callerGroups: async () => callerGroups(asCaller()),
    readCustomers: async () => readCustomers(asCaller()),
  })
})
