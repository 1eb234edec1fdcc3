import type { EventInput } from '@fullcalendar/react'
import type { IntlShape } from 'react-intl'
import type { CalendarActivityFragment } from '../activity/activities.generated.ts'
import type { Locale } from '@/i18n/locale.ts'
import { partsOfDay } from '@/domain/school/school-day.ts'
import { addDays, dayMs, wallTime } from '@/lib/wall-time.ts'
import { lastsDays } from '@/domain/school/lasts-days.ts'
import { scheduleOn } from '@/domain/school/schedule-on.ts'
import { cssColour } from '@/lib/chalk.ts'
import { roomInDays } from './crowded-days.ts'
import { daysTouched } from '../setting/whole-days.ts'
import { roomInMonth } from './month-room.ts'
import { closedIn, closedName, closedOn } from '../setting/closed-days.ts'
import { biweekStretches, inLocale, type Setting } from '../setting/setting.ts'

export type Activity = CalendarActivityFragment

/** The stretch that is drawn: its first day, and the day after its last. */
export interface Span {
  start: string
  end: string
}

/** From top to bottom in a day. The library treats 0 as missing, and each kind needs a number of its own. */
const order = { holiday: 1, biweek: 2, activity: 3, more: 4 }

/** Activities with their wall times, in the order of the answer. */
export function activityEvents(activities: readonly Activity[], editable: boolean) {
  return activities.map((activity) => {
    const times = { start: wallTime(activity.startDateTime), end: wallTime(activity.endDateTime) }
    const allDay = lastsDays(times)
    return {
      id: activity.id,
      title: activity.label,
      color: cssColour(activity.color),
      className: 'calendar-activity',
      ...(allDay ? daysTouched(times) : times),
      allDay,
      editable: editable && !activity.locked,
      extendedProps: { activity, order: order.activity },
    }
  })
}

/**
 * Everything that is shown in a stretch of days, and nothing else: the library goes through all events it is given
 * whenever it draws, and a busy term has thousands of activities.
 */
export function eventsIn(
  { start, end }: Span,
  activities: ReturnType<typeof activityEvents>,
  setting: Setting,
  intl: IntlShape,
  locale: Locale,
  /** How much a day of a month has room for. */
  room: number,
): EventInput[] {
  const around = activities.filter((activity) => activity.start < end && activity.end >= start)
  const marks = dayMarks(setting, { start, end }, intl, locale)
  const closed = closedDays(setting, { start, end })
  const days = (Date.parse(end) - Date.parse(start)) / dayMs
  // A month has no hours to draw periods behind.
  const periods = days > 7 ? [] : periodEvents(setting, { start, end })
  if (days === 1) return [...around, ...marks, ...closed, ...periods]
  const { shown, more } = days > 7 ? roomInMonth(around, marks, room) : roomInDays(around)
  return [...shown, ...marks, ...closed, ...periods, ...moreEvents(more)]
}

/** "+2 more" at the end of a day that has no room for all its activities. */
const moreEvents = (more: ReadonlyMap<string, number>): EventInput[] =>
  [...more].map(([day, count]) => ({
    id: `more ${day}`,
    start: day,
    allDay: true,
    display: 'list-item',
    editable: false,
    extendedProps: { more: count, order: order.more },
  }))

/** The days without school behind everything: holidays red, the weeks between terms grey. */
const closedDays = (setting: Setting, span: Span): EventInput[] =>
  closedIn(setting, span).map(({ label, start, end }) => ({
    id: `closed ${start} ${label ?? ''}`,
    start,
    end,
    display: 'background',
    className: label === null ? 'calendar-no-school' : 'calendar-closed',
  }))

/** Holidays in red, the weeks between terms in grey and biweeks in their colour, all for the whole day. */
export function dayMarks(setting: Setting, { start, end }: Span, intl: IntlShape, locale: Locale) {
  const holidays = closedIn(setting, { start, end }).map((stretch) => ({
    id: `holiday ${stretch.start} ${stretch.label ?? ''}`,
    title: closedName(stretch, intl),
    start: stretch.start,
    end: stretch.end,
    allDay: true,
    interactive: false,
    extendedProps: {
      mark: stretch.label === null ? 'no-school' : 'holiday',
      order: order.holiday,
    },
  }))
  const biweeks = setting.terms
    .flatMap((term) => term.biweeks)
    .filter(({ startDate, endDate }) => startDate < end && endDate >= start)
    .flatMap((biweek) =>
      biweekStretches(biweek.startDate, biweek.endDate)
        .filter((stretch) => stretch.start < end && stretch.end > start)
        .map((stretch) => ({
          id: `biweek ${biweek.nodeId} ${stretch.start}`,
          title: inLocale(biweek, locale),
          ...stretch,
          allDay: true,
          interactive: false,
          extendedProps: { mark: 'biweek', colour: biweek.color, order: order.biweek },
        })),
    )
  return [...holidays, ...biweeks]
}

/** Periods and breaks behind the activities. One event holds all those of a day, because every event costs time to draw. */
export function periodEvents(setting: Setting, { start, end }: Span): EventInput[] {
  const events: EventInput[] = []
  for (let date = start; date < end; date = addDays(date, 1)) {
    const schedule = scheduleOn(setting.schedule, date)
    if (schedule === undefined || closedOn(setting, date) !== undefined) continue
    events.push({
      id: `periods ${date}`,
      start: `${date}T00:00`,
      end: `${addDays(date, 1)}T00:00`,
      display: 'background',
      className: 'calendar-parts',
      extendedProps: { parts: partsOfDay(schedule) },
    })
  }
  return events
}
