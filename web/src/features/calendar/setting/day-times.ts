import { clockTime, endOfDay, minutesOf, type SchoolDay } from '@/domain/school/school-day.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { shortTime, wallTime } from '@/lib/wall-time.ts'

export interface ScheduleDay extends SchoolDay {
  day: string
  endTime: string | null
}

/** When the day begins and ends. The end is null when it is not known. */
export function hoursOf(day: ScheduleDay): { start: string; end: string | null } {
  const end = endOfDay(day)
  return {
    start: shortTime(day.startTime),
    end: day.endTime !== null ? shortTime(day.endTime) : end === null ? null : clockTime(end),
  }
}

/**
 * The time to which the day views are scrolled at first: a quarter of an hour before the first school day or activity
 * begins. Activities before 05:00 do not count.
 */
export function openingTime(
  schedule: readonly ScheduleDay[],
  activities: readonly { startDateTime: string }[],
  span: { start: string; end: string },
): string {
  const starts = activities
    .map(({ startDateTime }) => wallTime(startDateTime))
    .filter((wall) => wall >= span.start && wall < span.end)
    .map((wall) => wall.slice(11))
    .filter((time) => time >= '05:00')
  const first = [...starts, ...schedule.map((day) => hoursOf(day).start)].sort()[0] ?? '07:00'
  return clockTime(Math.max(0, minutesOf(first) - 15))
}

/**
 * For the warning about an activity's time (T4.3): the days on which it starts or ends outside the hours of the
 * timetable, each day once. A day that is not in the timetable is never listed. Times are South African wall times.
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
