import { bearerToken, findCaller } from '../_shared/caller/caller.ts'
import { serviceClient, userClient } from '../_shared/project/clients.ts'
import { ensureInvoiceFile, findInvoice, invoiceBucket } from '../_shared/invoice/file.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleInvoiceDocument } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Service client: no policy gives access to the files. The invoice was read with the caller's own rights before.
const service = serviceClient(read)
const mayGoOn = createRateLimit({ requests: 60, windowMs: 5 * 60_000 })
const linkSeconds = 60

Deno.serve((request) =>
  handleInvoiceDocument(request, {
    identify: async () => {
      const token = bearerToken(request)
      return (await findCaller(userClient(read, token), token)).id
    },
    mayGoOn,
    findInvoice: async (id) => findInvoice(userClient(read, bearerToken(request)), id),
    ensureFile: async (invoice) => ensureInvoiceFile(service, invoice),
    sign: async (key, fileName) => {
      const { data, error } = await service.storage
        .from(invoiceBucket)
        .createSignedUrl(key, linkSeconds, { download: fileName })
      if (error !== null) throw error
      return data.signedUrl
    },
  }),
)
