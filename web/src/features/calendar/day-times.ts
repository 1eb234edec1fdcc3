import { clockTime, endOfDay, type SchoolDay } from '@/lib/school-day.ts'
import { shortTime, weekdayOf } from '@/lib/wall-time.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

export interface ScheduleDay extends SchoolDay {
  day: string
  endTime: string | null
}

/** The teaching day of a date. */
export const scheduleOn = <Day extends ScheduleDay>(schedule: readonly Day[], date: string) =>
  schedule.find(({ day }) => day === weekdays[weekdayOf(date) - 1])

/** When the day begins and ends; without an end there is nothing to be late for. */
export function hoursOf(day: ScheduleDay): { start: string; end: string | null } {
  const end = endOfDay(day)
  return {
    start: shortTime(day.startTime),
    end: day.endTime !== null ? shortTime(day.endTime) : end === null ? null : clockTime(end),
  }
}

/**
 * spec/teacher.md 4, "Activity time warning": the days on which the activity starts or ends outside the hours of that
 * weekday's schedule, each once. Wall times; a day without a schedule has no hours to be outside of.
 */
export function daysOutsideHours<Day extends ScheduleDay>(
  schedule: readonly Day[],
  { start, end }: { start: string; end: string },
): Day[] {
  const outside = [start, end].flatMap((wall) => {
    const day = scheduleOn(schedule, wall.slice(0, 10))
    if (day === undefined) return []
    const hours = hoursOf(day)
    const time = wall.slice(11)
    return time < hours.start || (hours.end !== null && time > hours.end) ? [day] : []
  })
  return [...new Set(outside)]
}
