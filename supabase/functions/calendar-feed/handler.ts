import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods } from '../_shared/http/answer.ts'
import { calendarText, type FeedActivity, type SchoolDates } from './calendar-text.ts'

export interface CalendarFeedDeps {
  /** Per network address: calendar programs ask rarely, a search for secrets often. */
  mayGoOn: (address: string) => boolean
  address: string
  /** @throws FunctionError 404 feed_not_found */
  readFeed: (token: string) => Promise<{
    language: string
    activities: FeedActivity[]
    terms: SchoolDates[]
    holidays: SchoolDates[]
  }>
}

/**
 * GET ?token, and &school=1 for terms and holidays: the calendar of the teacher who created this address, as text/calendar. The token is the only credential.
 */
export async function handleCalendarFeed(
  request: Request,
  deps: CalendarFeedDeps,
): Promise<Response> {
  return answerMethods(request, {
    GET: async () => {
      if (!deps.mayGoOn(deps.address)) throw new FunctionError(429, 'too_many_requests')
      const query = new URL(request.url).searchParams
      const token = query.get('token') ?? ''
      if (!/^[0-9a-f]{64}$/.test(token)) throw new FunctionError(404, 'feed_not_found')
      const { terms, holidays, ...feed } = await deps.readFeed(token)
      const text = calendarText(query.get('school') === '1' ? { ...feed, terms, holidays } : feed)
      return new Response(text, {
        headers: {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="kryt.ics"',
          // The address is a secret, so no cache in between may keep the calendar.
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
        },
      })
    },
  })
}
