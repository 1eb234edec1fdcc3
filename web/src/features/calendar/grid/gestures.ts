import type { CalendarOptions, EventApi } from '@fullcalendar/react'
import { addMinutes, wallTime } from '@/lib/wall-time.ts'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import {
  clicked,
  snapEnd,
  snapMove,
  snapStretch,
  usualMinutes,
  type Stretch,
} from '../setting/day-periods.ts'
import type { Setting } from '../setting/setting.ts'
import { moveDays } from '../setting/whole-days.ts'
import { viewTypes } from '../setting/calendar-views.ts'
import type { Activity } from './calendar-events.ts'
import { activityOf } from './draw-event.tsx'

export interface Gestures {
  onOpenDay: (date: string) => void
  /** Wall times of a new activity. */
  onSelect: (start: string, end: string) => void
  /** Wall times after a drag; `revert` puts the block back. */
  onMove: (activity: Activity, start: string, end: string, revert: () => void) => void
}

export const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const wallOf = (date: Date) => date.toISOString().slice(0, 16)
const midnight = (date: Date) => `${dayOf(date)}T00:00`

/** With Shift a drag is taken to the minute instead of to the period. */
const toTheMinute = (event: UIEvent | null) =>
  event !== null && 'shiftKey' in event && event.shiftKey === true

const timesOf = (activity: Activity): Stretch => ({
  start: wallTime(activity.startDateTime),
  end: wallTime(activity.endDateTime),
})

/** Where an activity was dropped: in the hours of a day, or above them. */
function dropped(event: EventApi, before: Stretch, { schedule }: Setting): Stretch | null {
  if (event.start === null) return null
  const day = dayOf(event.start)
  if (event.allDay) {
    const end = event.end === null ? addMinutes(`${day}T00:00`, 24 * 60) : midnight(event.end)
    return lastsDays(before)
      ? moveDays(before, { start: day, end: end.slice(0, 10) })
      : { start: `${day}T00:00`, end }
  }
  const start = wallOf(event.start)
  if (event.end !== null) return { start, end: wallOf(event.end) }
  // The library knows no end at the start: a bell stays as short as it was. From above the hours nothing brings a length along.
  const moment = before.start === before.end
  return { start, end: moment ? start : addMinutes(start, usualMinutes(schedule, start)) }
}

/**
 * What the hand does in the grid. A click means the period under it, a drag the periods that it covers; above the hours
 * both mean whole days. In a month, which has no hours, a click opens the day.
 */
export function gestures(
  latest: () => Gestures,
  setting: Setting,
  /** What puts a block back when its move is refused (`eventSource`). */
  putBack = (revert: () => void) => revert,
) {
  const { schedule } = setting
  const moved = (
    event: EventApi,
    revert: () => void,
    snap: (before: Stretch, after: Stretch) => Stretch,
  ) => {
    const activity = activityOf(event)
    const before = activity && timesOf(activity)
    const after = before && dropped(event, before, setting)
    if (activity === undefined || before === undefined || !after) return
    const meant = event.allDay ? after : snap(before, after)
    if (meant.start === before.start && meant.end === before.end) {
      revert()
      return
    }
    // The block goes where the activity will be, not where it was let go.
    if (!event.allDay) event.setDates(`${meant.start}Z`, `${meant.end}Z`)
    latest().onMove(activity, meant.start, meant.end, putBack(revert))
  }
  return {
    select: ({ allDay, start, end, jsEvent }) => {
      const stretch = { start: wallOf(start), end: wallOf(end) }
      const meant = allDay || toTheMinute(jsEvent) ? stretch : snapStretch(schedule, stretch)
      latest().onSelect(meant.start, meant.end)
    },
    dateClick: ({ allDay, date, view }) => {
      const day = dayOf(date)
      if (view.type === viewTypes.month) latest().onOpenDay(day)
      else if (allDay) latest().onSelect(`${day}T00:00`, addMinutes(`${day}T00:00`, 24 * 60))
      else {
        const { start, end } = clicked(schedule, wallOf(date))
        latest().onSelect(start, end)
      }
    },
    eventDrop: ({ event, oldEvent, jsEvent, revert, view }) =>
      moved(event, revert, (before, after) => {
        if (toTheMinute(jsEvent)) return after
        // In a month only the day changes.
        if (view.type === viewTypes.month) return after
        return oldEvent.allDay ? clicked(schedule, after.start) : snapMove(schedule, before, after)
      }),
    eventResize: ({ event, jsEvent, revert }) =>
      moved(event, revert, (_, after) => (toTheMinute(jsEvent) ? after : snapEnd(schedule, after))),
  } satisfies CalendarOptions
}
