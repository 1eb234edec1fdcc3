import type { CalendarApi } from '@fullcalendar/react'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { CalendarView } from '../setting/calendar-views.ts'

/**
 * Scrolls up to what begins early, once for each view and stretch of days, when its activities have arrived. Otherwise
 * nothing scrolls: a person who has scrolled stays there when something is added, and on a day that begins later.
 *
 * Returns what to call when the library has drawn another view: it begins at `opening` again, and hears nothing before.
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
): (drawn: { view: { calendar: CalendarApi } }) => void {
  const top = useRef({ view, time: opening })
  useEffect(() => {
    // Also for a view in which nothing scrolls: the library forgets where the one before it stood.
    if (top.current.view !== view) top.current = { view, time: opening }
    if (!arrived || view === 'month') return
    const time = from()
    if (time >= top.current.time) return
    top.current = { view, time }
    // After the library has changed to these days, which it does in a microtask too.
    queueMicrotask(() => calendar.current?.scrollToTime(`${time}:00`))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is added later scrolls nothing
  }, [view, date, arrived])
  return useCallback(
    (drawn) => {
      const { time } = top.current
      // After the library has scrolled to where the view begins, which it does last of all.
      if (time < opening) queueMicrotask(() => drawn.view.calendar.scrollToTime(`${time}:00`))
    },
    [opening],
  )
}
