import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import { datesInOrder, dayOf, labels } from './dated-schema.ts'
import type { BiweekRow_BiweekFragment } from './terms.generated.ts'

const messages = defineMessages({
  color: { defaultMessage: 'Color is required', id: 'yE7GzO' },
})

/** The values of the form. */
export const biweekSchema = (intl: IntlShape) =>
  z
    .object({
      ...labels(intl, longest.termLabel),
      ...dayOf(intl),
      color: z.string().check(z.minLength(1, intl.formatMessage(messages.color))),
    })
    .check(datesInOrder(intl))

export type BiweekValues = z.infer<ReturnType<typeof biweekSchema>>

/** @param color the one that a new cycle is going to have; empty when all are used */
export const valuesOfBiweek = (
  biweek: Pick<BiweekRow_BiweekFragment, keyof BiweekValues> | null,
  color = '',
): BiweekValues => ({
  label: biweek?.label ?? '',
  labelAf: biweek?.labelAf ?? '',
  startDate: biweek?.startDate ?? '',
  endDate: biweek?.endDate ?? '',
  color: biweek?.color ?? color,
})
