import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { activityColours } from '../setting/activity-colours.ts'
import { activityTypes } from '../setting/activity-types.ts'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  date: { defaultMessage: 'Date is required', id: '3fslxO' },
  order: { defaultMessage: 'The end must not be before the start', id: '0yGSyn' },
  weeks: { defaultMessage: 'Choose 0 to 12 weeks', id: 'Sxg12d' },
})

/** The rules of an activity in the calendar (T5.4). */
export function activityFormSchema(intl: IntlShape) {
  const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, intl.formatMessage(messages.date)))
  const time = z.string().check(z.regex(/^\d\d:\d\d$/, intl.formatMessage(messages.date)))
  return z
    .object({
      label: z
        .string()
        .check(z.trim(), z.minLength(1, intl.formatMessage(messages.label)), z.maxLength(200)),
      date: day,
      start: time,
      endDate: day,
      end: time,
      type: z.enum(['', ...activityTypes]),
      classId: z.string(),
      lessonId: z.string(),
      assessmentId: z.string(),
      color: z.union([z.enum(activityColours), z.string()]),
      locked: z.boolean(),
      repeats: z.boolean(),
      weeks: z.string(),
      /** How many weeks lie between two copies: more than one with weeks A and B. */
      everyWeeks: z.enum(['1', '2']),
    })
    .check(
      z.refine(({ date, start, endDate, end }) => `${endDate}T${end}` >= `${date}T${start}`, {
        error: intl.formatMessage(messages.order),
        path: ['end'],
      }),
      z.refine(({ repeats, weeks }) => !repeats || /^([0-9]|1[0-2])$/.test(weeks), {
        error: intl.formatMessage(messages.weeks),
        path: ['weeks'],
      }),
    )
}

export type ActivityForm = z.infer<ReturnType<typeof activityFormSchema>>
