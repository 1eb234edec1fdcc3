import { addDays } from '@/lib/wall-time.ts'

interface Timed {
  title: string
  /** Wall times, or days when it lasts all day; the end is the first moment after it. */
  start: string
  end: string
}

/** The days that something is on. */
function daysOf({ start, end }: Pick<Timed, 'start' | 'end'>): string[] {
  const days = [start.slice(0, 10)]
  const last = end.endsWith('T00:00') ? end.slice(0, 10) : end
  for (let day = addDays(start, 1); day < last; day = addDays(day, 1)) days.push(day)
  return days
}

/** As `eventOrder` of the grid has it: earlier first, of two at once the longer, then by name. */
function inOrder(a: Timed, b: Timed): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1
  if (a.end !== b.end) return a.end > b.end ? -1 : 1
  return a.title.localeCompare(b.title)
}

/**
 * What there is room for in the days of a month, and how many more each day has. The library could do this by itself,
 * but only after placing all two thousand, and again at each measurement. What lasts for days is always shown.
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
  for (const { event, days } of short.toSorted((a, b) => inOrder(a.event, b.event))) {
    const [day = ''] = days
    if ((taken.get(day) ?? 0) < room) {
      count(taken, day)
      shown.push(event)
    } else {
      count(more, day)
    }
  }
  return { shown, more }
}
