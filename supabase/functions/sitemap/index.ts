import { visitorClient } from '../_shared/project/clients.ts'
import { required } from '../_shared/project/environment.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleSitemap } from './handler.ts'
import { readShelf } from './shelf.ts'

const read = (name: string) => Deno.env.get(name)
// For all callers together: this is the most expensive read that a visitor can cause.
const limit = createRateLimit({ requests: 60, windowMs: 60_000 })

Deno.serve((request) =>
  handleSitemap(request, {
    siteUrl: required(read, 'SITE_URL'),
    mayGoOn: () => limit('everybody'),
    readShelf: async (page) => readShelf(visitorClient(read), page),
  }),
)
