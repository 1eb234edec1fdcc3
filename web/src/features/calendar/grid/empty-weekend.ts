import { addDays, mondayOf, today, wallTime } from '@/lib/wall-time.ts'
import type { Activity } from './calendar-events.ts'

/** Whether nothing is on during the weekend of a week, and it is not the weekend now: it is folded away. */
export function emptyWeekend(date: string, activities: readonly Activity[]): boolean {
  const saturday = addDays(mondayOf(date), 5)
  const monday = addDays(saturday, 2)
  const now = today()
  if (now >= saturday && now < monday) return false
  return !activities.some(
    ({ startDateTime, endDateTime }) =>
      wallTime(startDateTime) < `${monday}T00:00` && wallTime(endDateTime) > `${saturday}T00:00`,
  )
}
