import { wallTime } from '@/lib/wall-time.ts'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import type { Activity } from '../grid/calendar-events.ts'
import { daysTouched } from '../setting/whole-days.ts'

const timesOf = ({ startDateTime, endDateTime }: Activity) => ({
  start: wallTime(startDateTime),
  end: wallTime(endDateTime),
})

/** What lasts a day or more is one bar over its days, not a block on each of them. */
export const isBar = (activity: Activity): boolean => lastsDays(timesOf(activity))

/** A piece of a lane: an activity over some of the days, or nothing over them. */
export interface LanePiece {
  activity: Activity | null
  /** How many days. */
  span: number
}

/**
 * The bars of some days that follow each other, in as few lanes as there is room for.
 * @param days the printed days in order
 */
export function lanesOf(activities: readonly Activity[], days: readonly string[]): LanePiece[][] {
  const bars = activities.filter(isBar).flatMap((activity) => {
    const { start, end } = daysTouched(timesOf(activity))
    const places = days.flatMap((day, index) => (day >= start && day < end ? [index] : []))
    const [first] = places
    return first === undefined ? [] : [{ activity, first, last: places.at(-1) ?? first }]
  })
  const lanes: (typeof bars)[] = []
  for (const bar of bars.toSorted((a, b) => a.first - b.first || b.last - a.last)) {
    const lane = lanes.find((one) => (one.at(-1)?.last ?? -1) < bar.first)
    if (lane === undefined) lanes.push([bar])
    else lane.push(bar)
  }
  return lanes.map((lane) => {
    const pieces: LanePiece[] = []
    let next = 0
    const gap = (until: number) => {
      if (until > next) pieces.push({ activity: null, span: until - next })
    }
    for (const { activity, first, last } of lane) {
      gap(first)
      pieces.push({ activity, span: last - first + 1 })
      next = last + 1
    }
    gap(days.length)
    return pieces
  })
}
