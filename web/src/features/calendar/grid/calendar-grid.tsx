import FullCalendar, { type CalendarApi } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import './calendar.css'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { AddButton, DayHeader } from './add-button.tsx'
import { activityEvents, eventsIn, type Activity } from './calendar-events.ts'
import { shownSpan, viewTypes, type CalendarView } from '../setting/calendar-views.ts'
import { openingTime } from '../setting/day-times.ts'
import { useSightOfEarly } from './use-sight-of-early.ts'
import { whenMeasured } from './when-measured.ts'
import { activityOf, classOfEvent, drawEvent, titleOf } from './draw-event.tsx'
import { eventSource, type EventsOf } from './event-source.ts'
import { dayOf, gestures, type Gestures } from './gestures.ts'
import { emptyWeekend } from './empty-weekend.ts'
import { focusableScroller } from './focusable-scroller.ts'
import { gridOptions } from './grid-options.ts'
import type { Setting } from '../setting/setting.ts'

export interface GridProps extends Gestures {
  view: CalendarView
  date: string
  locale: Locale
  activities: readonly Activity[]
  /** Whether these are the activities of the shown days; otherwise they are still on their way. */
  arrived: boolean
  setting: Setting
  editable: boolean
  phone: boolean
  onOpenActivity: (activity: Activity) => void
}

const hasPeriods = ({ periods }: Setting['schedule'][number]) => periods !== null

/** How many activities a day of the month shows before it says how many more there are (`roomInMonth`). */
const roomFor = (phone: boolean) => (phone ? 2 : 3)

/** The days themselves. Times are South African wall times, which FullCalendar is told are UTC. */
export const CalendarGrid = memo(function CalendarGrid(props: GridProps) {
  const { view, date, locale, activities, arrived, setting, editable, phone } = props
  const intl = useIntl()
  const calendar = useRef<CalendarApi>(null)
  const [first] = useState({ view, date })
  const shown = useRef(first)
  // Only at first: a person who has scrolled stays there when something is added.
  const [opening] = useState(() => openingTime(setting.schedule, activities, shownSpan(view, date)))
  const eventsOf = useMemo<EventsOf>(() => {
    const inputs = activityEvents(activities, editable)
    return (span) => eventsIn(span, inputs, setting, intl, locale, roomFor(phone))
  }, [activities, editable, setting, intl, locale, phone])
  const [source] = useState(() => eventSource(() => calendar.current, eventsOf))
  useEffect(() => {
    source.change(eventsOf)
  }, [source, eventsOf])
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    // The library was started with these; changing to them again would draw everything twice.
    if (shown.current.view === view && shown.current.date === date) return
    shown.current = { view, date }
    // Not while React is rendering: FullCalendar flushes synchronously.
    queueMicrotask(() => calendar.current?.changeView(viewTypes[view], date))
  }, [view, date])

  const sightOfEarly = useSightOfEarly(calendar, {
    view,
    date,
    arrived,
    opening,
    from: () => openingTime(setting.schedule, activities, shownSpan(view, date)),
  })

  const weekends = !useMemo(
    () => view === 'week' && emptyWeekend(date, activities),
    [view, date, activities],
  )

  // React draws again only when the setting changes. The library itself changes the view and the date, and `source` the
  // events.
  return useMemo(() => {
    const classNames = new Map(setting.classes.map(({ id, name }) => [id, name]))
    const canAdd = (day: string) => editable && scheduleOn(setting.schedule, day) !== undefined
    const draw = (info: Parameters<typeof drawEvent>[0]) => drawEvent(info, intl, classNames, phone)
    return (
      <div
        ref={whenMeasured}
        className={cn(
          'calendar min-h-0 grow',
          setting.schedule.some(hasPeriods) && 'calendar-by-periods',
        )}
      >
        <FullCalendar
          // With a ref, React would pass new props each time it draws, and the library would read all its options
          // again.
          datesSet={({ view: current }) => {
            calendar.current = current.calendar
          }}
          {...gridOptions(phone)}
          weekends={weekends}
          initialView={viewTypes[first.view]}
          initialDate={first.date}
          locale={locale === 'af' ? 'af' : 'en-gb'}
          scrollTime={`${opening}:00`}
          navLinkDayClick={(day) => latest.current.onOpenDay(dayOf(day))}
          moreLinkText={intl.formatMessage({
            defaultMessage: 'more',
            id: 'Jb8AA6',
            description: 'After a number: activities that are not shown, as in "+2 more"',
          })}
          moreLinkClick={(info) => {
            latest.current.onOpenDay(dayOf(info.date))
            return undefined
          }}
          editable={editable}
          eventStartEditable={editable}
          eventDurationEditable={editable}
          selectable={editable}
          {...gestures(() => latest.current, setting, source.putBack)}
          {...source.options}
          eventClick={(info) => {
            const activity = activityOf(info.event)
            if (activity !== undefined) latest.current.onOpenActivity(activity)
            else if ('more' in info.event.extendedProps)
              latest.current.onOpenDay(info.event.startStr)
          }}
          dayHeaderContent={(info) => {
            if (info.view.type === viewTypes.month) return info.text
            const day = dayOf(info.date)
            return (
              <DayHeader
                date={day}
                locale={locale}
                stacked={phone && info.view.type !== viewTypes.day}
                named={!phone || info.view.type !== viewTypes.week}
                canAdd={canAdd(day)}
              />
            )
          }}
          dayCellTopContent={(info) => (
            <span className="flex min-h-6 items-center justify-end gap-0.5 px-1 text-sm">
              {!phone && canAdd(dayOf(info.date)) && (
                <AddButton date={dayOf(info.date)} locale={locale} quiet />
              )}
              <span className="tabular-nums">{info.date.getUTCDate()}</span>
            </span>
          )}
          viewDidMount={(info) => {
            focusableScroller(info.el)
            sightOfEarly(info)
          }}
          eventDidMount={({ el, event }) => {
            el.dataset['returnFocus'] = `event ${event.id}`
          }}
          eventMouseEnter={({ el, event }) => {
            if (activityOf(event) !== undefined) el.title = titleOf(event)
          }}
          eventInnerClass={(info) => classOfEvent(info, phone)}
          eventContent={draw}
          backgroundEventContent={draw}
        />
      </div>
    )
  }, [source, editable, setting, locale, phone, intl, opening, first, weekends, sightOfEarly])
})
