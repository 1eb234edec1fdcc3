import { defineMessages } from 'react-intl'
import { serverNow } from '@/lib/server-clock.ts'

const states = defineMessages({
  published: { defaultMessage: 'Published', id: 'w7tf2z' },
  scheduled: { defaultMessage: 'Scheduled', id: 'cXAlMR' },
  unpublished: { defaultMessage: 'Not published', id: 'PGJpP6' },
})

export type Publication = keyof typeof states

/** Where a product stands with its publish date. */
export function publicationOf(publishDate: string | null, now = serverNow()): Publication {
  if (publishDate === null) return 'unpublished'
  return Date.parse(publishDate) <= now ? 'published' : 'scheduled'
}

const tones = { published: 'good', scheduled: 'note', unpublished: 'over' } as const

/** How the list shows where a product stands. */
export const publicationBadge = (state: string) => ({
  tone: tones[state as Publication], // from publicationOf
  label: states[state as Publication],
})

/** The choices of the filter. */
export const publicationOptions = Object.entries(states).map(([value, label]) => ({ value, label }))

const fresh = 600_000
/** Two pages learn the server's clock to a second each: what one has just published, the other must not call scheduled. */
const leeway = 3000
let moment = 0

/**
 * The moment by which the filter tells published from scheduled. It stays for ten minutes: with a new one on every
 * drawing, the list would be asked for without end, and what is picked would count as picked under another filter.
 */
export function asOf(): string {
  if (serverNow() + leeway - moment > fresh) moment = serverNow() + leeway
  return new Date(moment).toISOString()
}

/** After something was published: the filter counts it at once. */
export function asOfNow() {
  moment = serverNow() + leeway
}

/** The condition of the filter. */
export function publicationWhere(state: string) {
  if (state === 'unpublished') return { publishDate: { is: 'NULL' as const } }
  return state === 'published' ? { publishDate: { lte: asOf() } } : { publishDate: { gt: asOf() } }
}
