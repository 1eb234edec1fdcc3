import { clockTime, partsOfDay } from '@/domain/school/school-day.ts'
import { wallTime } from '@/lib/wall-time.ts'
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

/**
 * The rows of a week plan: the periods and breaks of the days when all of them have the same times, with one row
 * before and one after. Days of different length have no common rows; each then lists its activities in order.
 */
export function commonRows(schedule: readonly ScheduleDay[]): PrintRow[] | null {
  const days = schedule.map((day) =>
    partsOfDay(day).map((part) => ({
      kind: part.kind,
      number: part.number,
      start: clockTime(part.start),
      end: clockTime(part.end),
    })),
  )
  const longest = days.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined || longest.length === 0) return null
  const fits = days.every((rows) =>
    rows.every((row, index) => {
      const other = longest[index]
      return other?.start === row.start && other.end === row.end && other.kind === row.kind
    }),
  )
  if (!fits) return null
  const last = longest.at(-1)?.end ?? '24:00'
  return [
    { kind: 'before', number: 0, start: '00:00', end: longest[0]?.start ?? '00:00' },
    ...longest,
    { kind: 'after', number: 0, start: last, end: '24:00' },
  ]
}

/** The row in which an activity is printed: where it begins. What began on an earlier day comes first. */
export function rowOf(
  rows: readonly PrintRow[],
  date: string,
  activity: Activity,
): PrintRow | undefined {
  const times = timesOf(activity)
  const start = times.date < date ? '00:00' : times.start
  return rows.find((row) => start >= row.start && start < row.end)
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
