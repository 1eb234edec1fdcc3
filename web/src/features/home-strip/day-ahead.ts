import { minutesOf, partsOfDay, type SchoolDay } from '@/domain/school/school-day.ts'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { addDays, wallTime } from '@/lib/wall-time.ts'
import type { DayAheadQuery } from './day-ahead.generated.ts'

/** How far the strip looks ahead. */
export const daysAhead = 7

export type Planned = DayAheadQuery['teacherActivityCollection']['edges'][number]['node']

export interface DayAhead {
  /** What goes on now or comes next, at a time of its own. Trips, leave and free periods are not waited for. */
  next: { activity: Planned; going: boolean; period: number | null } | null
  /** Tests that are not over, the first one first. */
  tests: Planned[]
  /** Lessons that have begun nowhere yet and have neither a plan nor notes. */
  bare: Planned[]
}

const isTimed = ({ startDateTime, endDateTime }: Planned) =>
  !lastsDays({ start: wallTime(startDateTime), end: wallTime(endDateTime) })

/** The number of the period that begins at a wall time; null when none does. */
export function periodAt(
  schedule: readonly (SchoolDay & { day: string })[],
  wall: string,
): number | null {
  const day = scheduleOn(schedule, wall)
  const minutes = minutesOf(wall.slice(11))
  const part =
    day && partsOfDay(day).find(({ kind, start }) => kind === 'period' && start === minutes)
  return part?.number ?? null
}

/**
 * What the strip says.
 * @param activities in the order of their starts
 * @param now a wall time
 */
export function aheadOf(
  activities: readonly Planned[],
  schedule: readonly (SchoolDay & { day: string })[],
  now: string,
): DayAhead {
  const until = `${addDays(now, daysAhead)}T24:00`
  const ahead = activities.filter(
    (one) => wallTime(one.endDateTime) > now && wallTime(one.startDateTime) < until,
  )
  const waited = ahead.find(
    (one) => isTimed(one) && one.type !== 'Off Period' && one.type !== 'Leave',
  )
  const start = waited && wallTime(waited.startDateTime)
  return {
    next:
      waited === undefined || start === undefined
        ? null
        : { activity: waited, going: start <= now, period: periodAt(schedule, start) },
    tests: ahead.filter(({ type }) => type === 'Assessment'),
    bare: ahead.filter(
      (one) =>
        one.type === 'Lesson' &&
        one.teacherSubjectTemplateId === null &&
        one.notes === '' &&
        wallTime(one.startDateTime) > now,
    ),
  }
}
