import { z } from 'zod'
import { clientAddress } from '../_shared/caller/client-address.ts'
import { serviceClient } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import { createRateLimit } from '../_shared/flow-control/rate-limit.ts'
import { handleCalendarFeed } from './handler.ts'

const read = (name: string) => Deno.env.get(name)
// Enough for a school with sixty phones behind one network address that ask every hour.
const mayGoOn = createRateLimit({ requests: 300, windowMs: 10 * 60_000 })

const schoolDates = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    labelAf: z.string().nullable(),
    start: z.string(),
    end: z.string(),
  }),
)

const feed = z.object({
  // Null in a profile that was never filled in.
  language: z.string().nullable(),
  activities: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      type: z.string().nullable(),
      start: z.string(),
      end: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
      class: z.string().nullable(),
    }),
  ),
  terms: schoolDates,
  holidays: schoolDates,
})

Deno.serve((request) =>
  handleCalendarFeed(request, {
    mayGoOn,
    address: clientAddress(request.headers),
    readFeed: async (token) => {
      // Service client: a calendar program has no session. The secret in the address says whose calendar it is, and the
      // database function returns only that one.
      const answer = await serviceClient(read).rpc('calendar_feed_content', { token })
      if (answer.error !== null) return throwDatabaseError(answer.error)
      const content = feed.parse(answer.data)
      return { ...content, language: content.language ?? 'English' }
    },
  }),
)
