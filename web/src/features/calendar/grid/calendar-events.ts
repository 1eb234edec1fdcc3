import type { EventInput } from '@fullcalendar/react'
import type { CalendarActivityFragment } from '../activity/activities.generated.ts'
import type { Locale } from '@/i18n/locale.ts'
import { partsOfDay } from '@/domain/school/school-day.ts'
import { addDays, dayMs, wallTime } from '@/lib/wall-time.ts'
import { cssColour } from '../setting/activity-colours.ts'
import { roomInDays } from './crowded-days.ts'
import { scheduleOn } from '../setting/day-times.ts'
import { daysTouched, lastsDays } from '../setting/whole-days.ts'
import { roomInMonth } from './month-room.ts'
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
  locale: Locale,
  /** How much a day of a month has room for. */
  room: number,
): EventInput[] {
  const around = activities.filter((activity) => activity.start < end && activity.end >= start)
  const marks = dayMarks(setting, { start, end }, locale)
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

const holidaysIn = (setting: Setting, { start, end }: Span) =>
  setting.holidays.filter(({ date }) => date >= start && date < end)

/** The days without school, with a red background. */
const closedDays = (setting: Setting, span: Span): EventInput[] =>
  holidaysIn(setting, span).map(({ nodeId, date }) => ({
    id: `closed ${nodeId}`,
    start: date,
    end: addDays(date, 1),
    display: 'background',
    className: 'calendar-closed',
  }))

/** Holidays in red and biweeks in their colour, both for the whole day. */
export function dayMarks(setting: Setting, { start, end }: Span, locale: Locale) {
  const holidays = holidaysIn(setting, { start, end }).map((holiday) => ({
    id: `holiday ${holiday.nodeId}`,
    title: inLocale(holiday, locale),
    start: holiday.date,
    end: addDays(holiday.date, 1),
    allDay: true,
    extendedProps: { mark: 'holiday', order: order.holiday },
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
          extendedProps: { mark: 'biweek', colour: biweek.color, order: order.biweek },
        })),
    )
  return [...holidays, ...biweeks]
}

/** Periods and breaks behind the activities. One event holds all those of a day, because every event costs time to draw. */
export function periodEvents(setting: Setting, { start, end }: Span): EventInput[] {
  const closed = new Set(setting.holidays.map(({ date }) => date))
  const events: EventInput[] = []
  for (let date = start; date < end; date = addDays(date, 1)) {
    const schedule = scheduleOn(setting.schedule, date)
    if (schedule === undefined || closed.has(date)) continue
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
