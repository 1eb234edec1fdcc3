import { clockTime, partsOfDay } from '@/domain/school/school-day.ts'
import { addMinutes } from '@/lib/wall-time.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import type { ScheduleDay } from './day-times.ts'

/** Wall times; the end is the first moment after it. */
export interface Stretch {
  start: string
  end: string
}

export interface Period extends Stretch {
  /** Counted from 1. */
  number: number
}

type Schedule = readonly ScheduleDay[]

/** A hand that overshoots by this many minutes meant the edge of the school day. */
const overshoot = 15

const minutesBetween = (from: string, to: string) =>
  (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000

/** The periods of a date; none on a day without a timetable. */
export function periodsOn(schedule: Schedule, date: string): Period[] {
  const day = scheduleOn(schedule, date)
  if (day === undefined) return []
  return partsOfDay(day)
    .filter(({ kind, end }) => kind === 'period' && end < 24 * 60)
    .map(({ number, start, end }) => ({
      number,
      start: `${date}T${clockTime(start)}`,
      end: `${date}T${clockTime(end)}`,
    }))
}

/** The period during which a time lies; undefined in a break and outside the school day. */
const periodAt = (schedule: Schedule, wall: string): Period | undefined =>
  periodsOn(schedule, wall.slice(0, 10)).find(({ start, end }) => wall >= start && wall < end)

/** The first and the last period of a stretch that consists of whole periods; null for any other. */
export function periodsOf(schedule: Schedule, { start, end }: Stretch): [Period, Period] | null {
  const periods = periodsOn(schedule, start.slice(0, 10))
  const first = periods.find((period) => period.start === start)
  const last = periods.find((period) => period.end === end)
  return first !== undefined && last !== undefined && first.number <= last.number
    ? [first, last]
    : null
}

/** What a click means: the period under it, or as long as a period from there. */
export function clicked(schedule: Schedule, wall: string): Stretch {
  const period = periodAt(schedule, wall)
  if (period !== undefined) return { start: period.start, end: period.end }
  return { start: wall, end: addMinutes(wall, usualMinutes(schedule, wall)) }
}

/** How long an activity is at first where no period says it. */
export const usualMinutes = (schedule: Schedule, wall: string): number =>
  scheduleOn(schedule, wall.slice(0, 10))?.periodDuration ?? 60

/** What dragging over a stretch means: the periods that it covers. Before and after school it stays as it is. */
export function snapStretch(schedule: Schedule, { start, end }: Stretch): Stretch {
  const periods = periodsOn(schedule, start.slice(0, 10))
  const covered = (period: Period) =>
    minutesBetween(
      period.start > start ? period.start : start,
      period.end < end ? period.end : end,
    ) / minutesBetween(period.start, period.end)
  const touched = periods.filter((period) => covered(period) > 0.25)
  const first = touched[0] ?? periodAt(schedule, start)
  const [dayStart, dayEnd] = [periods[0]?.start, periods.at(-1)?.end]
  if (first === undefined || dayStart === undefined || dayEnd === undefined) return { start, end }
  const last = touched.at(-1) ?? first
  return {
    start: minutesBetween(start, dayStart) > overshoot ? start : first.start,
    end: minutesBetween(dayEnd, end) > overshoot ? end : last.end,
  }
}

const nearest = (periods: readonly Period[], edge: 'start' | 'end', wall: string) =>
  periods.toSorted(
    (one, other) =>
      Math.abs(minutesBetween(one[edge], wall)) - Math.abs(minutesBetween(other[edge], wall)),
  )[0]

/** The times of a new activity of which nothing but the day is known. */
export const hoursAtFirst = (schedule: Schedule, date: string): Stretch =>
  clicked(schedule, periodsOn(schedule, date)[0]?.start ?? `${date}T08:00`)

/**
 * What dropping an activity means: it begins with the nearest period, and if it took whole periods it takes as many again.
 * Far from every period it stays where it was dropped.
 */
export function snapMove(schedule: Schedule, before: Stretch, after: Stretch): Stretch {
  const periods = periodsOn(schedule, after.start.slice(0, 10))
  const first = nearest(periods, 'start', after.start)
  if (first === undefined) return after
  const length = minutesBetween(first.start, first.end)
  if (Math.abs(minutesBetween(first.start, after.start)) > length) return after
  if (before.start === before.end) return { start: first.start, end: first.start }
  const whole = periodsOf(schedule, before)
  const last = whole && periods[first.number - 1 + whole[1].number - whole[0].number]
  return {
    start: first.start,
    end: last?.end ?? addMinutes(first.start, minutesBetween(after.start, after.end)),
  }
}

/** What pulling the end of an activity means: it ends with the nearest period, unless that is far away. */
export function snapEnd(schedule: Schedule, after: Stretch): Stretch {
  const periods = periodsOn(schedule, after.start.slice(0, 10)).filter(
    ({ end }) => end > after.start,
  )
  const last = nearest(periods, 'end', after.end)
  if (last === undefined) return after
  const length = minutesBetween(last.start, last.end)
  return Math.abs(minutesBetween(last.end, after.end)) > length
    ? after
    : { ...after, end: last.end }
}

/** Where a new activity is put on a day: its first period that nothing overlaps, and today the first that is not over. */
export function freePeriod(
  schedule: Schedule,
  date: string,
  taken: readonly Stretch[],
  now: string,
): Period | undefined {
  const periods = periodsOn(schedule, date).filter(({ end }) => end > now || !now.startsWith(date))
  return (
    periods.find((one) => taken.every(({ start, end }) => end <= one.start || start >= one.end)) ??
    periods[0]
  )
}
