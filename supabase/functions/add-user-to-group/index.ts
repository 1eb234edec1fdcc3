import { callerGroups } from '../_shared/caller/back-office.ts'
import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleAddUserToGroup } from './handler.ts'
import { addToGroup, findUserId } from './users.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: clients may neither write memberships (anybody could become an administrator) nor look people up by
// email address. The handler has checked who may assign which group.
const service = serviceClient(read)
// Enough for an administrator who works through a list, too little for trying out addresses.
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
