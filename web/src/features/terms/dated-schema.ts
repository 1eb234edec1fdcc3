import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  start: { defaultMessage: 'Start Date is required', id: '9Gc+/b' },
  end: { defaultMessage: 'End Date is required', id: 'OWHOSF' },
  order: { defaultMessage: 'The End Date is before the Start Date', id: 'ECuwnr' },
  long: { defaultMessage: 'At most a year after the Start Date', id: '57CIpB' },
})

/** The label of a term or a two-week cycle, in both languages. */
export const labels = (intl: IntlShape, longestLabel: number) => ({
  label: z
    .string()
    .check(z.trim(), z.minLength(1, intl.formatMessage(messages.label)), z.maxLength(longestLabel)),
  labelAf: z.string().check(z.trim(), z.maxLength(longestLabel)),
})

/** Its first and last day. */
export const dayOf = (intl: IntlShape) => ({
  startDate: z.string().check(z.minLength(1, intl.formatMessage(messages.start)), z.iso.date()),
  endDate: z.string().check(z.minLength(1, intl.formatMessage(messages.end)), z.iso.date()),
})

const day = 24 * 60 * 60 * 1000

/** The last day is not before the first, nor more than 366 days after it. */
export const datesInOrder = (intl: IntlShape) =>
  z.superRefine<{ startDate: string; endDate: string }>(({ startDate, endDate }, context) => {
    const length = (Date.parse(endDate) - Date.parse(startDate)) / day
    if (length >= 0 && length <= 366) return
    context.addIssue({
      code: 'custom',
      path: ['endDate'],
      message: intl.formatMessage(length < 0 ? messages.order : messages.long),
      input: endDate,
    })
  })
