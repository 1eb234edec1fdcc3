import { z } from 'zod/mini'
import { addDays, mondayOf } from '@/lib/wall-time.ts'

const schoolWeeks = z.array(z.object({ monday: z.string(), week: z.nullable(z.number()) }))

/** The weeks around a day that are asked for: a term before it and the holidays after it. */
export const weeksAround = (day: string) => ({
  firstDay: addDays(day, -100),
  lastDay: addDays(day, 60),
})

/**
 * The Monday of the A week that is suggested: the first week of the term that the day is in, in the holidays of the term
 * that comes next, and where no terms are known the week of the day itself.
 * @param weeks the answer of mySchoolWeeks for weeksAround() the day
 */
export function firstAWeek(weeks: unknown, day: string): string {
  const known = schoolWeeks.parse(JSON.parse(typeof weeks === 'string' ? weeks : '[]'))
  const monday = mondayOf(day)
  const inTerm = known.find((one) => one.monday === monday)?.week
  if (typeof inTerm === 'number') return addDays(monday, -7 * (inTerm - 1))
  return known.find((one) => one.monday > monday && one.week === 1)?.monday ?? monday
}
