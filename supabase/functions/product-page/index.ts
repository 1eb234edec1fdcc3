import { visitorClient } from '../_shared/project/clients.ts'
import { required } from '../_shared/project/environment.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { builtPage } from './built-page.ts'
import { handleProductPage } from './handler.ts'
import { readProduct } from './product.ts'

const read = (name: string) => Deno.env.get(name)
// For all callers together: only a few links are shared at any moment.
const limit = createRateLimit({ requests: 300, windowMs: 60_000 })
const siteUrl = required(read, 'SITE_URL')
const readPage = builtPage(siteUrl)

Deno.serve((request) =>
  handleProductPage(request, {
    siteUrl,
    pictures: `${required(read, 'SUPABASE_URL')}/storage/v1/object/public/images`,
    mayGoOn: () => limit('everybody'),
    readPage,
    readProduct: async (id) => readProduct(visitorClient(read), id),
  }),
)
