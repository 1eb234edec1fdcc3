import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleAddUserToGroup } from './handler.ts'
import { addToGroup, callerGroups, findUserId } from './users.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: memberships are in a schema that no client may write, or anybody could become administrator, and
// nobody may look a person up by address. Who may have which group was decided by the handler.
const service = serviceClient(read)
// An administrator who goes through a list stays below it; who tries out addresses does not.
const mayGoOn = createRateLimit({ requests: 60, windowMs: 5 * 60_000 })

Deno.serve((request) =>
  handleAddUserToGroup(request, {
    mayGoOn,
    findCaller: async () => {
      const token = bearerToken(request)
      return findCaller(userClient(read, token), token)
    },
    callerGroups: async () => callerGroups(userClient(read, bearerToken(request))),
    findUserId: async (userName) => findUserId(service, userName),
    addToGroup: async (userId, group, callerId) =>
      addToGroup(serviceClient(read, callerId), userId, group),
  }),
)
