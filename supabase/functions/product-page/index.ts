import { visitorClient } from '../_shared/project/clients.ts'
import { required } from '../_shared/project/environment.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleProductPage } from './handler.ts'
import { readPageParts } from './page-parts.ts'
import { readProduct } from './product.ts'

const read = (name: string) => Deno.env.get(name)
// For all callers of this worker together; over it, the host answers with the page that needs no database.
const limit = createRateLimit({ requests: 3000, windowMs: 60_000 })
const siteUrl = required(read, 'SITE_URL')
const readParts = readPageParts(siteUrl)

Deno.serve((request) =>
  handleProductPage(request, {
    siteUrl,
    pictures: `${required(read, 'SUPABASE_URL')}/storage/v1/object/public/images`,
    mayGoOn: () => limit('everybody'),
    readParts,
    readProduct: async (id) => readProduct(visitorClient(read), id),
  }),
)
