import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { addDays, today } from '@/lib/wall-time.ts'
import * as longest from '@/lib/longest.ts'

/** For how many days a quotation may hold, as private.quotation_days(); and how long it usually does. */
export const mostDays = 90
const usualDays = 30

const messages = defineMessages({
  day: {
    defaultMessage: 'Choose a day from today until 90 days ahead.',
    id: '+MICMT',
  },
  email: { defaultMessage: 'E-mail must be valid', id: 'UkTIW2' },
})

export const firstQuotation = () => ({ validUntil: addDays(today(), usualDays), sentTo: '' })

/** The rules of the dialog; the database has the last word. */
export const sendQuotationSchema = (intl: IntlShape) =>
  z.object({
    validUntil: z
      .string()
      .check(
        z.refine(
          (day) => day >= today() && day <= addDays(today(), mostDays),
          intl.formatMessage(messages.day),
        ),
      ),
    sentTo: z.string().check(
      z.maxLength(longest.accountEmail),
      z.refine(
        (typed) => typed.trim() === '' || z.email().safeParse(typed.trim()).success,
        intl.formatMessage(messages.email),
      ),
    ),
  })
