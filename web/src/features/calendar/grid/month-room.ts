import { addDays } from '@/lib/wall-time.ts'
import { crowd } from './crowded-days.ts'
import { inOrder, type Timed } from './event-order.ts'

/** The days that something is on. */
function daysOf({ start, end }: Pick<Timed, 'start' | 'end'>): string[] {
  const days = [start.slice(0, 10)]
  // Nearly all are on one day. Date arithmetic for two thousand activities takes noticeable time.
  if (end.startsWith(start.slice(0, 10))) return days
  const last = end.endsWith('T00:00') ? end.slice(0, 10) : end
  for (let day = addDays(start, 1); day < last; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Which activities the days of a month have room for, and how many more each day has. The library can count them too, but
 * only after placing all two thousand, and again each time it measures. What lasts several days is always shown.
 */
export function roomInMonth<Event extends Timed>(
  events: readonly Event[],
  marks: readonly Pick<Timed, 'start' | 'end'>[],
  room: number,
): { shown: Event[]; more: Map<string, number> } {
  const taken = new Map<string, number>()
  const more = new Map<string, number>()
  const count = (counts: Map<string, number>, day: string) =>
    counts.set(day, (counts.get(day) ?? 0) + 1)
  const timed = events.map((event) => ({ event, days: daysOf(event) }))
  const long = timed.filter(({ days }) => days.length > 1)
  for (const days of [...marks.map(daysOf), ...long.map((one) => one.days)]) {
    for (const day of days) count(taken, day)
  }
  const shown = long.map(({ event }) => event)
  const short = timed.filter(({ days }) => days.length === 1)
  const all = new Map<string, number>()
  for (const { days } of short) for (const day of days) count(all, day)
  // On a crowded day the third activity tells a reader no more than the first two.
  const roomOf = (day: string) => ((all.get(day) ?? 0) > crowd ? Math.min(room, 2) : room)
  for (const { event, days } of short.toSorted((a, b) => inOrder(a.event, b.event))) {
    const [day = ''] = days
    if ((taken.get(day) ?? 0) < roomOf(day)) {
      count(taken, day)
      shown.push(event)
    } else {
      count(more, day)
    }
  }
  return { shown, more }
}
