import type { CalendarApi } from '@fullcalendar/react'
import { useEffect, useRef, type RefObject } from 'react'
import type { CalendarView } from '../setting/calendar-views.ts'

/**
 * Scrolls up to what begins early, once for each view and stretch of days, when its activities have arrived. Otherwise
 * nothing scrolls: a person who has scrolled stays there when something is added, and on a day that begins later.
 */
export function useSightOfEarly(
  calendar: RefObject<CalendarApi | null>,
  {
    view,
    date,
    arrived,
    opening,
    from,
  }: {
    view: CalendarView
    date: string
    arrived: boolean
    /** The time at the top when the calendar opened, as HH:MM; the library returns to it when the view changes. */
    opening: string
    /** The time that has to be in sight, as HH:MM. */
    from: () => string
  },
): void {
  const top = useRef({ view, time: opening })
  useEffect(() => {
    if (!arrived || view === 'month') return
    const reached = top.current.view === view ? top.current.time : opening
    const time = from()
    top.current = { view, time: time < reached ? time : reached }
    // After the library has changed to these days, which it does in a microtask too.
    if (time < reached) queueMicrotask(() => calendar.current?.scrollToTime(`${time}:00`))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is added later scrolls nothing
  }, [view, date, arrived])
}
