import { bearerToken } from '../_shared/caller/caller.ts'
import { userClient } from '../_shared/project/clients.ts'
import { groupsOf } from './groups-of.ts'
import { handleListUserGroups } from './handler.ts'

const read = (name: string) => Deno.env.get(name)

Deno.serve((request) =>
  handleListUserGroups(request, {
    // The database asks who calls, and in which groups they are.
    groupsOf: async (userName) => groupsOf(userClient(read, bearerToken(request)), userName),
  }),
)
