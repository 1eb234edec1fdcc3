import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { provinceNames } from '@/i18n/province-names.ts'
import * as longest from '@/lib/longest.ts'
import { datesInOrder, dayOf, labels } from './dated-schema.ts'
import type { TermRow_TermFragment } from './terms.generated.ts'

const messages = defineMessages({
  provinces: { defaultMessage: 'Provinces are required', id: 'Y5hzHJ' },
  days: { defaultMessage: 'A whole number from 1 to 366', id: '1BP0zJ' },
})

export const provincesRequired = (intl: IntlShape): string => intl.formatMessage(messages.provinces)

/** The values of the form. */
export const termSchema = (intl: IntlShape) =>
  z
    .object({
      ...labels(intl, longest.termLabel),
      ...dayOf(intl),
      provinces: z.array(z.string()).check(z.minLength(1, provincesRequired(intl))),
      gazettedDays: z.string().check(
        z.trim(),
        z.refine((days) => days === '' || (/^\d{1,3}$/.test(days) && +days >= 1 && +days <= 366), {
          error: intl.formatMessage(messages.days),
        }),
      ),
    })
    .check(datesInOrder(intl))

export type TermValues = z.infer<ReturnType<typeof termSchema>>

/** A new term is for all provinces, as the national calendar is. */
export const valuesOfTerm = (
  term: Pick<TermRow_TermFragment, keyof TermValues> | null,
): TermValues => ({
  label: term?.label ?? '',
  labelAf: term?.labelAf ?? '',
  startDate: term?.startDate ?? '',
  endDate: term?.endDate ?? '',
  provinces: term?.provinces.filter((name) => name !== null) ?? Object.keys(provinceNames),
  gazettedDays: String(term?.gazettedDays ?? ''),
})
