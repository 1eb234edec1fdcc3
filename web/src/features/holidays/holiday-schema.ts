import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { HolidayRow_HolidayFragment } from './holidays.generated.ts'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  date: { defaultMessage: 'Date is required', id: '3fslxO' },
})

/** The values of the form. */
export const holidaySchema = (intl: IntlShape) =>
  z.object({
    label: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.label)),
        z.maxLength(longest.holidayLabel),
      ),
    labelAf: z.string().check(z.trim(), z.maxLength(longest.holidayLabel)),
    date: z.string().check(z.minLength(1, intl.formatMessage(messages.date)), z.iso.date()),
  })

export type HolidayValues = z.infer<ReturnType<typeof holidaySchema>>

export const valuesOfHoliday = (
  holiday: Pick<HolidayRow_HolidayFragment, keyof HolidayValues> | null,
): HolidayValues => ({
  label: holiday?.label ?? '',
  labelAf: holiday?.labelAf ?? '',
  date: holiday?.date ?? '',
})
