import { addDays } from '@/lib/wall-time.ts'
import type { Stretch } from './day-periods.ts'

const midnight = (wall: string) => wall.endsWith('T00:00')

/** From one midnight to another: a trip, a camp, leave. */
export const isWholeDays = ({ start, end }: Stretch): boolean =>
  midnight(start) && midnight(end) && end > start

/** The days that a stretch touches, as the library takes them: the end is the day after the last one. */
export const daysTouched = ({ start, end }: Stretch): Stretch => ({
  start: start.slice(0, 10),
  end: midnight(end) ? end.slice(0, 10) : addDays(end, 1),
})

const daysBetween = (from: string, to: string) =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000

/** An activity above the hours after its days were changed; its times of day stay. */
export function moveDays(before: Stretch, days: Stretch): Stretch {
  const touched = daysTouched(before)
  const shift = (wall: string, by: number) => `${addDays(wall, by)}${wall.slice(10)}`
  return {
    start: shift(before.start, daysBetween(touched.start, days.start)),
    end: shift(before.end, daysBetween(touched.end, days.end)),
  }
}
