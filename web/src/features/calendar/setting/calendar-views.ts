import { defineMessages } from 'react-intl'
import { addDays, mondayOf } from '@/lib/wall-time.ts'

/** Week (the default), day, month and four days (T2.3). */
export const calendarViews = ['day', '4day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

export const viewNames = defineMessages({
  day: { defaultMessage: 'Day', id: '7pXrnq' },
  '4day': { defaultMessage: '4 days', id: '2BnaxB' },
  week: { defaultMessage: 'Week', id: 'sd2ieZ' },
  month: { defaultMessage: 'Month', id: 'TBovrx' },
})

/** The views by FullCalendar's names. */
export const viewTypes: Record<CalendarView, string> = {
  day: 'timeGridDay',
  '4day': 'fourDays',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
}

/** Where an arrow leads: as many days on or back as the view shows, or one month. */
export function step(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'month') {
    const [year = 0, month = 1] = date.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + direction, 1)).toISOString().slice(0, 10)
  }
  return addDays(date, direction * { day: 1, '4day': 4, week: 7 }[view])
}

/**
 * The days for which the database is asked around a date: the whole month with its first and last weeks, and the four
 * weeks of a print. Going from day to day in the month, or to one of its weeks, then needs no further question.
 */
export function askedSpan(date: string) {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const dayOne = (add: number) =>
    new Date(Date.UTC(year, month - 1 + add, 1)).toISOString().slice(0, 10)
  return { start: addDays(mondayOf(dayOne(0)), -7), end: addDays(mondayOf(dayOne(1)), 35) }
}

/** The days that a view shows. */
export function shownSpan(view: CalendarView, date: string) {
  if (view === 'month') {
    const first = `${date.slice(0, 8)}01`
    const start = mondayOf(first)
    return { start, end: addDays(mondayOf(addDays(step('month', first, 1), -1)), 7) }
  }
  const start = view === 'week' ? mondayOf(date) : date
  return { start, end: addDays(start, { day: 1, '4day': 4, week: 7 }[view]) }
}
