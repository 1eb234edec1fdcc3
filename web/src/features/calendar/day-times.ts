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

/** spec/teacher.md 4, "Activity time warning": outside the hours of that weekday's schedule. */
export function isOutsideHours(
  day: ScheduleDay | undefined,
  { start, end }: { start: string; end: string },
): boolean {
  if (day === undefined) return false
  const hours = hoursOf(day)
  return [start, end].some((time) => time < hours.start || (hours.end !== null && time > hours.end))
}
