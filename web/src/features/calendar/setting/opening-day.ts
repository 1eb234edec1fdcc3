import { addDays, weekdayOf } from '@/lib/wall-time.ts'

/** When a teacher's thoughts turn to the next day. */
const schoolIsOut = '15:00'

/**
 * The day on which the calendar opens: today, and from 15:00 and on weekends the next school day.
 * @param now a wall time
 * @param closed whether there is no school on a weekday
 */
export function openingDay(now: string, closed: (day: string) => boolean): string {
  const today = now.slice(0, 10)
  if (weekdayOf(today) <= 5 && now.slice(11) < schoolIsOut) return today
  let day = addDays(today, 1)
  while (weekdayOf(day) > 5 || closed(day)) day = addDays(day, 1)
  return day
}
