/** Days of a year as "2026-03-21", of a term or a two-week cycle. */
interface Stretch {
  startDate: string
  endDate: string
}

interface Term extends Stretch {
  provinces: readonly (string | null)[]
  biweeks: readonly (Stretch & { color: string })[]
}

/** What a day is to a teacher: of no term, a weekend or holiday within one, or a school day. */
export interface YearDay {
  date: string
  kind: 'out' | 'weekend' | 'holiday' | 'school'
  /** The colour of its two-week cycle. */
  color: string | null
}

/** A month, from the day of the week that it begins with: 0 is Monday. */
export interface YearMonth {
  first: string
  offset: number
  days: YearDay[]
}

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

const weekday = (date: string) => (new Date(date).getUTCDay() + 6) % 7

const has = (date: string) => (one: Stretch) => one.startDate <= date && date <= one.endDate

/**
 * A school year as the teachers of one province see it.
 * @param holidays the days of holidays
 */
export function yearPlan(
  year: number,
  province: string,
  terms: readonly Term[],
  holidays: ReadonlySet<string>,
): YearMonth[] {
  const theirs = terms.filter(({ provinces }) => provinces.includes(province))
  const dayFor = (date: string): YearDay => {
    const within = theirs.filter(has(date))
    const color = within.flatMap(({ biweeks }) => biweeks).find(has(date))?.color ?? null
    if (holidays.has(date)) return { date, kind: 'holiday', color: null }
    if (within.length === 0) return { date, kind: 'out', color: null }
    return weekday(date) > 4
      ? { date, kind: 'weekend', color: null }
      : { date, kind: 'school', color }
  }
  return Array.from({ length: 12 }, (_, month) => {
    const first = dayOf(year, month, 1)
    const length = Number(dayOf(year, month + 1, 0).slice(8))
    const days = Array.from({ length }, (_day, index) => dayFor(dayOf(year, month, index + 1)))
    return { first, offset: weekday(first), days }
  })
}

/** How many school days the plan has. */
export const schoolDaysOf = (plan: readonly YearMonth[]): number =>
  plan.flatMap(({ days }) => days).filter(({ kind }) => kind === 'school').length
