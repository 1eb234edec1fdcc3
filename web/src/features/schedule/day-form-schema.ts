import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { isTimeOfDay } from '@/lib/typed-time.ts'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { isWeekday, weekdayNames, type Weekday } from '@/i18n/weekday-names.ts'
import {
  clockTime,
  endOfDay,
  minutesOf,
  spreadEvenly,
  type SchoolDay,
} from '@/domain/school/school-day.ts'

const messages = defineMessages({
  day: { defaultMessage: 'A day is required', id: 'AGvHqO' },
  start: { defaultMessage: 'Start time is required', id: 'mwcJAo' },
  periods: { defaultMessage: '1 to 20 periods', id: 'wQ2she' },
  minutes: { defaultMessage: '1 to 240 minutes', id: 'NkfPY8' },
  breaks: { defaultMessage: 'At most 10 breaks', id: 'a29EU2' },
  time: { defaultMessage: 'A time from 00:00 to 23:59', id: 'aLhu1L' },
  fit: { defaultMessage: 'The breaks do not fit into this day', id: 'ow5cFB' },
  midnight: { defaultMessage: 'The day would end after midnight', id: 'dtuoi+' },
  end: { defaultMessage: 'The day has to end after it starts.', id: 'r8018L' },
})

/** The limits that the database keeps too (teacher_schedule_…_range). */
export const mostPeriods = 20
export const mostMinutes = 240
export const mostBreaks = 10

/** The whole number in a text; null for anything else. */
const numberIn = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : null)

/** Nothing, or a number; everything else, "abc" too, is told and stays as it was typed. */
const within = (longest: number) => (text: string) => {
  const number = numberIn(text)
  return number === null ? text.trim() === '' : number >= 1 && number <= longest
}

const emptyOrTime = (text: string) => text === '' || isTimeOfDay(text)

/**
 * @param taken the days that other entries hold
 */
export function dayFormSchema(intl: IntlShape, taken: readonly string[]) {
  const minutes = (check: (text: string) => boolean) =>
    z.string().check(z.refine(check, intl.formatMessage(messages.minutes)))
  return z
    .object({
      day: z.string().check(
        z.refine(isWeekday, { error: intl.formatMessage(messages.day), abort: true }),
        z.refine((day) => !taken.includes(day), {
          error: ({ input }) => takenMessage(intl, typeof input === 'string' ? input : ''),
        }),
      ),
      startTime: z
        .string()
        .check(
          z.minLength(1, intl.formatMessage(messages.start)),
          z.refine(emptyOrTime, intl.formatMessage(messages.time)),
        ),
      periods: z
        .string()
        .check(z.refine(within(mostPeriods), intl.formatMessage(messages.periods))),
      periodDuration: minutes(within(mostMinutes)),
      breaks: z
        .array(
          z.object({
            minutes: minutes((text) => numberIn(text) !== null && within(mostMinutes)(text)),
            after: z.string(),
          }),
        )
        .check(z.maxLength(mostBreaks, intl.formatMessage(messages.breaks))),
      endTime: z.string().check(z.refine(emptyOrTime, intl.formatMessage(messages.time))),
      alsoFor: z.array(z.string()),
    })
    .check(
      z.superRefine((values, context) => {
        const day = schoolDayOf(values)
        const end = endOfDay(day)
        if (end !== null && end >= 24 * 60) {
          context.addIssue({
            code: 'custom',
            path: ['startTime'],
            message: intl.formatMessage(messages.midnight),
          })
        }
        if (end === null && values.endTime !== '' && values.startTime !== '') {
          if (minutesOf(values.endTime) <= minutesOf(values.startTime)) {
            context.addIssue({
              code: 'custom',
              path: ['endTime'],
              message: intl.formatMessage(messages.end),
            })
          } else if (breaksOf(day) > minutesOf(values.endTime) - minutesOf(values.startTime)) {
            context.addIssue({
              code: 'custom',
              path: ['endTime'],
              message: intl.formatMessage(messages.fit),
            })
          }
        }
      }),
    )
}

const breaksOf = ({ breakDurations }: SchoolDay) =>
  breakDurations.reduce<number>((sum, minutes) => sum + (minutes ?? 0), 0)

function takenMessage(intl: IntlShape, taken: string): string {
  const day = isWeekday(taken) ? intl.formatMessage(weekdayNames[taken]) : taken
  return intl.formatMessage({ defaultMessage: '{day} already exists', id: 'omUsAb' }, { day })
}

export type DayValues = z.infer<ReturnType<typeof dayFormSchema>>

/** The day that the form describes. */
export function schoolDayOf(values: DayValues): SchoolDay {
  const breaks = values.breaks.filter(({ minutes }) => numberIn(minutes) !== null)
  return {
    startTime: values.startTime === '' ? '00:00' : values.startTime,
    periods: numberIn(values.periods),
    periodDuration: numberIn(values.periodDuration),
    breakDurations: breaks.map(({ minutes }) => numberIn(minutes)),
    breaksAfter: breaks.map(({ after }) => Number(after)),
  }
}

/** The form's values as they are stored, except for the day's name. */
export function toStoredDay(values: DayValues) {
  const day = schoolDayOf(values)
  const end = endOfDay(day)
  // A break cannot come after a period that the day no longer has.
  const last = day.periods ?? mostPeriods
  return {
    startTime: values.startTime,
    endTime: end === null ? (values.endTime === '' ? null : values.endTime) : clockTime(end),
    periods: day.periods,
    periodDuration: day.periodDuration,
    breakDurations: [...day.breakDurations],
    breaksAfter: day.breaksAfter.map((period) => Math.min(period ?? 1, last)),
  }
}

/** What a primary school's day is often like; a teacher changes two or three numbers. */
const usual = {
  startTime: '07:45',
  periods: '8',
  periodDuration: '45',
  breaks: [
    { minutes: '20', after: '3' },
    { minutes: '15', after: '6' },
  ],
  endTime: '',
  alsoFor: [],
} satisfies Partial<DayValues>

/** @param day the first one that is free, for a new entry */
export const newDay = (day: Weekday | undefined): DayValues => ({ ...usual, day: day ?? '' })

export function valuesOfDay(stored: ScheduleCard_DayFragment): DayValues {
  const durations = stored.breakDurations.filter((minutes) => minutes !== null)
  const known = stored.breaksAfter.filter((period) => period !== null)
  const places =
    known.length === durations.length
      ? known
      : spreadEvenly(durations.length, stored.periods ?? durations.length + 1)
  return {
    day: stored.day,
    startTime: stored.startTime.slice(0, 5),
    periods: stored.periods?.toString() ?? '',
    periodDuration: stored.periodDuration?.toString() ?? '',
    breaks: durations.map((minutes, index) => ({
      minutes: String(minutes),
      after: String(places[index] ?? 1),
    })),
    // The form asks for it only where it cannot be worked out from periods and breaks.
    endTime: endOfDay(stored) === null ? (stored.endTime?.slice(0, 5) ?? '') : '',
    alsoFor: [],
  }
}
