import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { listContent, recordDownload } from './content.ts'
import { handleProductContent } from './handler.ts'
import { signLink } from './sign-link.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: only to sign links, see sign-link.ts.
const service = serviceClient(read)
// Enough to fetch a whole bundle again, too little to copy the shop by script.
const mayGoOn = createRateLimit({ requests: 120, windowMs: 5 * 60_000 })

Deno.serve((request) => {
  const asCaller = () => userClient(read, bearerToken(request))
  return handleProductContent(request, {
    mayGoOn,
    findCaller: async () => findCaller(asCaller(), bearerToken(request)),
    listContent: async (productId) => listContent(asCaller(), productId),
    recordDownload: async (productId, fileKey) => recordDownload(asCaller(), productId, fileKey),
    signLink: async (fileKey) => signLink(service, fileKey),
  })
})
