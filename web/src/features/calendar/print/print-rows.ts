import { clockTime, partsOfDay } from '@/domain/school/school-day.ts'
import { wallTime } from '@/lib/wall-time.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import type { Activity } from '../grid/calendar-events.ts'
import type { ScheduleDay } from '../setting/day-times.ts'

export interface PrintRow {
  kind: 'before' | 'period' | 'break' | 'after'
  /** Of the period. */
  number: number
  start: string
  end: string
}

export const timesOf = (activity: Activity) => ({
  date: wallTime(activity.startDateTime).slice(0, 10),
  start: wallTime(activity.startDateTime).slice(11),
  endDate: wallTime(activity.endDateTime).slice(0, 10),
  end: wallTime(activity.endDateTime).slice(11),
})

const rowsOf = (day: ScheduleDay): PrintRow[] =>
  partsOfDay(day).map(({ kind, number, start, end }) => ({
    kind,
    number,
    start: clockTime(start),
    end: clockTime(end),
  }))

/**
 * The rows of a week plan: the periods and breaks of the longest day, with one row before and one after. Null without
 * periods: each day then lists its activities in order.
 */
export function weekRows(schedule: readonly ScheduleDay[]): PrintRow[] | null {
  const longest = schedule.map(rowsOf).toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined || longest.length === 0) return null
  const last = longest.at(-1)?.end ?? '24:00'
  return [
    { kind: 'before', number: 0, start: '00:00', end: longest[0]?.start ?? '00:00' },
    ...longest,
    { kind: 'after', number: 0, start: last, end: '24:00' },
  ]
}

/**
 * The row in which an activity is printed: the period in which it begins by the times of its own day, which may be other
 * ones than those of the longest day. What began on an earlier day comes first.
 */
export function rowOf(
  rows: readonly PrintRow[],
  schedule: readonly ScheduleDay[],
  date: string,
  activity: Activity,
): PrintRow | undefined {
  const times = timesOf(activity)
  const start = times.date < date ? '00:00' : times.start
  const within = (row: PrintRow) => start >= row.start && start < row.end
  const day = scheduleOn(schedule, date)
  const own = day && rowsOf(day).find(within)
  const same = own && rows.find(({ kind, number }) => kind === own.kind && number === own.number)
  if (same !== undefined) return same
  // Before the first period of its own day, or after its last one, which may be in the middle of a longer day.
  return rows.find(within)
}

/** The activities of a day in order, with those that began before it or end after it. */
export const activitiesOn = (activities: readonly Activity[], date: string) =>
  activities
    .filter((activity) => {
      const times = timesOf(activity)
      // What ends at midnight does not belong to the day that then begins.
      return (
        times.date <= date &&
        times.endDate >= date &&
        !(times.date < date && times.endDate === date && times.end === '00:00')
      )
    })
    .toSorted((a, b) => Date.parse(a.startDateTime) - Date.parse(b.startDateTime))
