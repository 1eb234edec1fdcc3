import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { isTimeOfDay } from '@/lib/typed-time.ts'
import * as longest from '@/lib/longest.ts'
import { activityColours } from '@/lib/chalk.ts'
import { activityTypes } from '../setting/activity-types.ts'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  date: { defaultMessage: 'Date is required', id: '3fslxO' },
  time: { defaultMessage: 'A time from 00:00 to 23:59', id: 'aLhu1L' },
  order: { defaultMessage: 'The end must not be before the start', id: '0yGSyn' },
  weeks: { defaultMessage: 'Choose 0 to 12 weeks', id: 'Sxg12d' },
})

/** The rules of an activity in the calendar (T5.4). */
export function activityFormSchema(intl: IntlShape) {
  const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, intl.formatMessage(messages.date)))
  const time = z.string().check(
    z.minLength(1, intl.formatMessage(messages.date)),
    z.refine((text) => text === '' || isTimeOfDay(text), intl.formatMessage(messages.time)),
  )
  return z
    .object({
      label: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.label)),
          z.maxLength(longest.activityLabel),
        ),
      date: day,
      start: time,
      endDate: day,
      end: time,
      /** Then the times say nothing. */
      allDay: z.boolean(),
      type: z.enum(['', ...activityTypes]),
      classId: z.string(),
      lessonId: z.string(),
      assessmentId: z.string(),
      color: z.union([z.enum(activityColours), z.string()]),
      locked: z.boolean(),
      repeats: z.boolean(),
      weeks: z.string(),
      /** How many weeks lie between two copies. */
      everyWeeks: z.enum(['1', '2']),
      until: z.enum(['weeks', 'term']),
      notes: z.string().check(z.trim(), z.maxLength(longest.activityNotes)),
    })
    .check(
      z.refine(
        ({ allDay, date, start, endDate, end }) =>
          allDay || `${endDate}T${end}` >= `${date}T${start}`,
        { error: intl.formatMessage(messages.order), path: ['end'] },
      ),
      z.refine(({ allDay, date, endDate }) => !allDay || endDate >= date, {
        error: intl.formatMessage(messages.order),
        path: ['endDate'],
      }),
      z.refine(
        ({ repeats, until, weeks }) =>
          !repeats || until === 'term' || /^([0-9]|1[0-2])$/.test(weeks),
        { error: intl.formatMessage(messages.weeks), path: ['weeks'] },
      ),
    )
}

export type ActivityForm = z.infer<ReturnType<typeof activityFormSchema>>
