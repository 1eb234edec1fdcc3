import { callerGroups } from '../_shared/caller/back-office.ts'
import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { userClient } from '../_shared/project/clients.ts'
import { fetchLimited } from './fetch-limited.ts'
import { handleFetchFile } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Enough for an import with its files, too little to look through a network.
const mayGoOn = createRateLimit({ requests: 600, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleFetchFile(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    callerGroups: async () => callerGroups(asCaller()),
    fetchFile: async (address, bytes) =>
      fetchLimited(address, { bytes, time: 25_000, trusted: read('FILES_TRUSTED_HOST') ?? '' }),
  })
})
