import { timeZone } from '@/lib/time-zone.ts'
import { serverDate } from '@/lib/server-clock.ts'

/** Spans with a name. The address has the name, so that a saved link still means "last 7 days" tomorrow. */
export const spans = ['today', 'last-7-days', 'last-30-days', 'this-month', 'this-year'] as const

export type Span = (typeof spans)[number]

/** From one day to another, both included. Null means no limit on that side. */
export type Days = { span: Span } | { from: string | null; to: string | null }

/** A day that the calendar has, written as "2026-01-31". */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().slice(0, 10) === text
}

/** Reads "2026-01-01..2026-03-31", where either day may be missing, or the name of a span. */
export function readDays(text: string | null): Days | undefined {
  if (text === null) return undefined
  const span = spans.find((one) => one === text)
  if (span !== undefined) return { span }
  const [first = '', last, ...more] = text.split('..')
  if (last === undefined || more.length > 0) return undefined
  const sides = [first, last].map((side) => (side === '' ? null : isDay(side) ? side : undefined))
  const [from, to] = sides
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return from !== null && to !== null && from > to ? undefined : { from, to }
}

export const writeDays = (days: Days): string =>
  'span' in days ? days.span : `${days.from ?? ''}..${days.to ?? ''}`

const dayInZone = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The day that many days later. It is computed in UTC, where every day has 24 hours. */
function shifted(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The first and last day that are meant now. */
export function daysOf(days: Days, now = serverDate()): { from: string | null; to: string | null } {
  if (!('span' in days)) return days
  const today = dayInZone.format(now)
  switch (days.span) {
    case 'today':
      return { from: today, to: today }
    case 'last-7-days':
      return { from: shifted(today, -6), to: today }
    case 'last-30-days':
      return { from: shifted(today, -29), to: today }
    case 'this-month':
      return { from: `${today.slice(0, 8)}01`, to: null }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: null }
  }
}

/** Conditions on a column. Moments are taken from midnight to midnight in South Africa, wherever the browser is. */
export function dayRange(
  days: Days,
  holds: 'days' | 'moments',
  now = serverDate(),
): { gte?: string; lt?: string } {
  const { from, to } = daysOf(days, now)
  // South Africa keeps no daylight saving time.
  const start = (date: string) => (holds === 'days' ? date : `${date}T00:00:00+02:00`)
  return {
    ...(from === null ? {} : { gte: start(from) }),
    ...(to === null ? {} : { lt: start(shifted(to, 1)) }),
  }
}
