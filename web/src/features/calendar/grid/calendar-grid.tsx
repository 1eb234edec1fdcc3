import FullCalendar, { type CalendarApi, type EventApi } from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import afrikaans from '@fullcalendar/react/locales/af'
import english from '@fullcalendar/react/locales/en-gb'
import classicTheme from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import './calendar.css'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import { wallTime } from '@/lib/wall-time.ts'
import { AddButton, DayHeader } from './add-button.tsx'
import { activityEvents, eventsIn, type Activity } from './calendar-events.ts'
import { shownSpan, viewTypes, type CalendarView } from '../setting/calendar-views.ts'
import { openingTime, scheduleOn } from '../setting/day-times.ts'
import { activityOf, classOfEvent, drawEvent } from './draw-event.tsx'
import type { Setting } from '../setting/setting.ts'

export interface GridProps {
  view: CalendarView
  date: string
  locale: Locale
  activities: readonly Activity[]
  setting: Setting
  editable: boolean
  phone: boolean
  onOpenDay: (date: string) => void
  onOpenActivity: (activity: Activity) => void
  /** Wall times of the stretch that was dragged over. */
  onSelect: (start: string, end: string) => void
  /** Wall times after a drag; `revert` puts the block back. */
  onMove: (activity: Activity, start: string, end: string, revert: () => void) => void
}

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin, classicTheme]
const locales = [afrikaans, english]
/** How many stand in a day of the month; what more there is, is a number (`roomInMonth`). */
const roomFor = (phone: boolean) => (phone ? 2 : 3)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const wallOf = (date: Date) => date.toISOString().slice(0, 16)

/**
 * What differs between the views, so that changing one is a single drawing. No more stands side by side or in a day of
 * the month than can be read: what is drawn is most of the cost of changing view (docs/performance-web.md).
 */
const viewsFor = (phone: boolean) => ({
  fourDays: { type: 'timeGrid', duration: { days: 4 }, eventMaxStack: phone ? 2 : 3 },
  timeGridWeek: { eventMaxStack: 2 },
  timeGridDay: { navLinks: false },
  // As many weeks as the month has: six of them show eleven days of others.
  dayGridMonth: { selectable: false, fixedWeekCount: false },
})

/** The days themselves. Times are South African wall times, which FullCalendar is told are UTC. */
export const CalendarGrid = memo(function CalendarGrid(props: GridProps) {
  const { view, date, locale, activities, setting, editable, phone } = props
  const intl = useIntl()
  const calendar = useRef<CalendarApi>(null)
  const [first] = useState({ view, date })
  const shown = useRef(first)
  // Only at first: whoever has scrolled stays there when something is added.
  const [opening] = useState(() => openingTime(setting.schedule, activities, shownSpan(view, date)))
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    // It begins with these: to be sent there would draw everything twice.
    if (shown.current.view === view && shown.current.date === date) return
    shown.current = { view, date }
    // Not while React is rendering: FullCalendar flushes synchronously.
    queueMicrotask(() => calendar.current?.changeView(viewTypes[view], date))
  }, [view, date])

  // Drawn anew by React only when there is something else to draw; another view or date is the library's own affair.
  return useMemo(() => {
    const inputs = activityEvents(activities, editable)
    const classNames = new Map(setting.classes.map(({ id, name }) => [id, name]))
    const canAdd = (day: string) => editable && scheduleOn(setting.schedule, day) !== undefined
    const draw = (info: Parameters<typeof drawEvent>[0]) => drawEvent(info, intl, classNames, phone)
    const moved = (event: EventApi, revert: () => void) => {
      const activity = activityOf(event)
      if (activity === undefined || event.start === null) return
      const end = event.end ?? event.start
      latest.current.onMove(activity, wallOf(event.start), wallOf(end), revert)
    }
    return (
      <div className="calendar">
        <FullCalendar
          // Not by a ref: with one React hands over new props with each drawing, and the library then reads all its
          // options anew.
          datesSet={({ view: current }) => {
            calendar.current = current.calendar
          }}
          plugins={plugins}
          views={viewsFor(phone)}
          initialView={viewTypes[first.view]}
          initialDate={first.date}
          locales={locales}
          locale={locale === 'af' ? 'af' : 'en-gb'}
          timeZone="UTC"
          now={() => wallTime(Date.now())}
          headerToolbar={false}
          // Ours stands in the toolbar; the library would put one together with every change.
          titleFormat={() => ''}
          firstDay={1}
          height={phone ? 'max(420px, calc(100dvh - 400px))' : 600}
          scrollTime={`${opening}:00`}
          scrollTimeReset={false}
          // Fewer lines to draw: those of the half hours are in calendar.css.
          slotDuration={phone ? '00:30:00' : '01:00:00'}
          slotHeaderInterval="01:00:00"
          snapDuration="00:05:00"
          // The height that the library assumes until it has measured: another one would move everything once more.
          slotMinHeight={50}
          slotLaneClass="calendar-hour"
          slotHeaderInnerClass="calendar-axis"
          allDayHeaderInnerClass="calendar-axis"
          // Its own text is made by a new formatter for each line of each drawing.
          slotHeaderContent={({ date: hour }) => hour.toISOString().slice(11, 16)}
          displayEventTime={false}
          eventOrder="order,start,-duration,title"
          eventShortHeight={34}
          slotEventOverlap={false}
          nowIndicator
          navLinks
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
          selectMirror
          longPressDelay={350}
          select={(info) => {
            if (!info.allDay) latest.current.onSelect(wallOf(info.start), wallOf(info.end))
          }}
          dateClick={(info) => {
            if (info.allDay) latest.current.onOpenDay(info.dateStr.slice(0, 10))
          }}
          eventClick={(info) => {
            const activity = activityOf(info.event)
            if (activity !== undefined) latest.current.onOpenActivity(activity)
            else if ('more' in info.event.extendedProps)
              latest.current.onOpenDay(info.event.startStr)
          }}
          eventDrop={({ event, revert }) => moved(event, revert)}
          eventResize={({ event, revert }) => moved(event, revert)}
          allDaySlot
          // The library hides what a header shows behind a text of its own, but ours holds a button.
          dayHeaderDidMount={({ el }) => {
            el.querySelector('[aria-hidden="true"]')?.removeAttribute('aria-hidden')
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
          // The stroke at the edge is the colour; a dot before it would take the room of two letters.
          listItemEventBeforeClass="calendar-no-dot"
          eventInteractive
          eventInnerClass={(info) => classOfEvent(info, phone)}
          eventContent={draw}
          backgroundEventContent={draw}
          lazyFetching={false}
          events={({ start, end }, give) => {
            const span = { start: dayOf(start), end: dayOf(end) }
            give(eventsIn(span, inputs, setting, locale, roomFor(phone)))
          }}
        />
      </div>
    )
  }, [activities, editable, setting, locale, phone, intl, opening, first])
})
