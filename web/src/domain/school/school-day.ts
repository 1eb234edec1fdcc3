/** One weekday of a teacher's schedule, as the database stores it. */
export interface SchoolDay {
  /** "07:45:00", as GraphQL sends a time of day. */
  startTime: string
  periods: number | null
  periodDuration: number | null
  breakDurations: readonly (number | null)[]
  /** The period after which each break comes; if empty, breaks are spread evenly. */
  breaksAfter: readonly (number | null)[]
}

/** A part of the day, in minutes since midnight. */
export interface DayPart {
  kind: 'period' | 'break'
  /** Counted from 1, separately for periods and breaks. */
  number: number
  start: number
  end: number
}

/** Minutes since midnight of "07:45" or "07:45:00". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** "07:45" */
export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** "07:45–14:20", or only the start if the end is unknown. Takes times as GraphQL sends them. */
export function timeSpan(start: string, end: string | null): string {
  return end === null ? start.slice(0, 5) : `${start.slice(0, 5)}–${end.slice(0, 5)}`
}

/** Spreads breaks evenly: two breaks in nine periods come after the third and the sixth. */
export function spreadEvenly(breaks: number, periods: number): number[] {
  return Array.from({ length: breaks }, (_, index) => {
    const place = Math.round(((index + 1) * periods) / (breaks + 1))
    return Math.min(Math.max(place, 1), Math.max(periods - 1, 1))
  })
}

/** Periods and breaks in the order of the day; empty if the number or length of the periods is unknown. */
export function partsOfDay(day: SchoolDay): DayPart[] {
  const { periods, periodDuration } = day
  if (periods === null || periodDuration === null) return []
  const breaks = day.breakDurations.filter((minutes) => minutes !== null)
  const known = day.breaksAfter.filter((period) => period !== null)
  const places = known.length === breaks.length ? known : spreadEvenly(breaks.length, periods)

  const parts: DayPart[] = []
  let now = minutesOf(day.startTime)
  const add = (kind: DayPart['kind'], minutes: number) => {
    const number = parts.filter((part) => part.kind === kind).length + 1
    parts.push({ kind, number, start: now, end: now + minutes })
    now += minutes
  }
  for (let period = 1; period <= periods; period += 1) {
    add('period', periodDuration)
    breaks.forEach((minutes, index) => {
      if (Math.min(places[index] ?? 1, periods) === period) add('break', minutes)
    })
  }
  return parts
}

/** The end of the last part, in minutes since midnight; null if unknown. */
export function endOfDay(day: SchoolDay): number | null {
  return partsOfDay(day).at(-1)?.end ?? null
}
