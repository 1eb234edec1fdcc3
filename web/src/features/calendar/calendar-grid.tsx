import FullCalendar, {
  type CalendarRef,
  type DateSelectInfo,
  type EventApi,
  type EventDisplayInfo,
} from '@fullcalendar/react'
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
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locale.ts'
import type { DayPart } from '@/lib/school-day.ts'
import { wallTime } from '@/lib/wall-time.ts'
import { AddButton, DayHeader } from './add-button.tsx'
import { activityEvents, dayEvents, periodEvents, type Activity } from './calendar-events.ts'
import { shownSpan, viewTypes, type CalendarView } from './calendar-views.ts'
import { openingTime, scheduleOn } from './day-times.ts'
import { ActivityFace, DayMark } from './event-face.tsx'
import type { Setting } from './setting.ts'

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
const time24 = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const views = { fourDays: { type: 'timeGrid', duration: { days: 4 } } }

const activityOf = (event: Pick<EventApi, 'extendedProps'>) =>
  event.extendedProps['activity'] as Activity | undefined // as calendar-events.ts makes them

/** The days themselves. Times are South African wall times, which FullCalendar is told are UTC. */
export const CalendarGrid = memo(function CalendarGrid(props: GridProps) {
  const { view, date, locale, activities, setting, editable, phone } = props
  const intl = useIntl()
  const calendar = useRef<CalendarRef>(null)
  const first = useRef({ view, date })

  useEffect(() => {
    // Not while React is rendering: FullCalendar flushes synchronously.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewTypes[view], date))
  }, [view, date])

  const span = useMemo(() => shownSpan(view, date), [view, date])
  const timed = view !== 'month'
  const activityInputs = useMemo(() => activityEvents(activities, editable), [activities, editable])
  const days = useMemo(() => dayEvents(setting, span, locale), [setting, span, locale])
  const periods = useMemo(() => (timed ? periodEvents(setting, span) : []), [setting, span, timed])
  const sources = useMemo(() => [activityInputs, days, periods], [activityInputs, days, periods])
  const classNames = useMemo(
    () => new Map(setting.classes.map(({ id, name }) => [id, name])),
    [setting],
  )
  const narrow = phone && view === 'week'
  // Only at first: whoever has scrolled stays there when something is added.
  const [opening] = useState(() => openingTime(setting.schedule, activities, span))

  const drawEvent = (info: EventDisplayInfo) => {
    const activity = activityOf(info.event)
    if (activity !== undefined) {
      return (
        <ActivityFace
          activity={activity}
          time={info.timeText}
          className={classNames.get(activity.teacherClassSubjectId ?? '')}
          inline={!timed || info.isShort}
          narrow={narrow}
        />
      )
    }
    const part = info.event.extendedProps['part'] as DayPart | undefined // as calendar-events.ts makes them
    if (part !== undefined) {
      return (
        <span className="text-ink-muted block px-1.5 text-[11px] font-medium">
          {part.kind === 'break'
            ? intl.formatMessage({ defaultMessage: 'Break', id: 'gTq4jF' })
            : narrow
              ? part.number
              : intl.formatMessage(
                  { defaultMessage: 'Period {number}', id: 'Nbbg6B' },
                  { number: part.number },
                )}
        </span>
      )
    }
    const mark: unknown = info.event.extendedProps['mark']
    if (typeof mark !== 'string') return null
    const colour: unknown = info.event.extendedProps['colour']
    return (
      <DayMark
        kind={mark}
        colour={typeof colour === 'string' ? colour : 'red'}
        title={info.event.title}
      />
    )
  }

  const moved = (event: EventApi, revert: () => void) => {
    const activity = activityOf(event)
    if (activity === undefined || event.start === null) return
    const end = event.end ?? event.start
    props.onMove(
      activity,
      event.start.toISOString().slice(0, 16),
      end.toISOString().slice(0, 16),
      revert,
    )
  }

  return (
    <div className="calendar">
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        views={views}
        initialView={viewTypes[first.current.view]}
        initialDate={first.current.date}
        locales={locales}
        locale={locale === 'af' ? 'af' : 'en-gb'}
        timeZone="UTC"
        now={() => wallTime(Date.now())}
        headerToolbar={false}
        firstDay={1}
        height={phone ? 'max(420px, calc(100dvh - 400px))' : 600}
        scrollTime={`${opening}:00`}
        scrollTimeReset={false}
        slotDuration="00:15:00"
        slotHeaderInterval="01:00:00"
        snapDuration="00:05:00"
        // A phone's rows are as high in every view: it scrolls to the hour before it knows the final height.
        slotMinHeight={phone ? 25 : 13}
        slotHeaderFormat={time24}
        eventTimeFormat={time24}
        displayEventEnd
        eventOrder="order,start,-duration,title"
        eventShortHeight={34}
        slotEventOverlap={false}
        nowIndicator
        navLinks={view !== 'day'}
        navLinkDayClick={(day) => props.onOpenDay(day.toISOString().slice(0, 10))}
        dayMaxEvents={view === 'month'}
        moreLinkClick={(info) => {
          props.onOpenDay(info.date.toISOString().slice(0, 10))
          return undefined
        }}
        editable={editable}
        eventStartEditable={editable}
        eventDurationEditable={editable}
        eventResizableFromStart
        selectable={editable && timed}
        selectMirror
        longPressDelay={350}
        select={(info: DateSelectInfo) => {
          if (info.allDay) return
          props.onSelect(info.start.toISOString().slice(0, 16), info.end.toISOString().slice(0, 16))
        }}
        dateClick={(info) => {
          if (!timed || info.allDay) props.onOpenDay(info.dateStr.slice(0, 10))
        }}
        eventClick={(info) => {
          const activity = activityOf(info.event)
          if (activity !== undefined) props.onOpenActivity(activity)
        }}
        eventDrop={({ event, revert }) => moved(event, revert)}
        eventResize={({ event, revert }) => moved(event, revert)}
        allDaySlot
        // The library hides what a header shows behind a text of its own, but ours holds a button.
        dayHeaderDidMount={({ el }) => {
          el.querySelector('[aria-hidden="true"]')?.removeAttribute('aria-hidden')
        }}
        dayHeaderContent={(info) => {
          if (!timed) return info.text
          const day = info.date.toISOString().slice(0, 10)
          return (
            <DayHeader
              date={day}
              locale={locale}
              narrow={narrow}
              canAdd={editable && scheduleOn(setting.schedule, day) !== undefined}
            />
          )
        }}
        dayCellTopContent={(info) => {
          const day = info.date.toISOString().slice(0, 10)
          return (
            <span className="flex items-center justify-end gap-0.5 px-1 text-sm">
              {editable && !phone && scheduleOn(setting.schedule, day) !== undefined && (
                <AddButton date={day} locale={locale} quiet />
              )}
              <span className="tabular-nums">{info.date.getUTCDate()}</span>
            </span>
          )
        }}
        eventInteractive
        eventContent={drawEvent}
        backgroundEventContent={drawEvent}
        eventSources={sources}
      />
    </div>
  )
})
