import { wallTime } from '@/lib/wall-time.ts'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import type { Stretch } from './day-periods.ts'

interface Timed {
  id: string
  label: string
  type: string | null
  startDateTime: string
  endDateTime: string
}

/**
 * The activities that a teacher would have at the same time. What only touches is none, nor is a trip or a camp above the
 * hours; leave is.
 * @param stretch wall times
 * @param own the id of the activity itself, if it is stored
 */
export function clashesWith<Activity extends Timed>(
  activities: readonly Activity[],
  stretch: Stretch,
  own: string | null,
): Activity[] {
  if (lastsDays(stretch)) return []
  return activities.filter((one) => {
    const other = { start: wallTime(one.startDateTime), end: wallTime(one.endDateTime) }
    return (
      one.id !== own &&
      other.start < stretch.end &&
      other.end > stretch.start &&
      (!lastsDays(other) || one.type === 'Leave')
    )
  })
}
