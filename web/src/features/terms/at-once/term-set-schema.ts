import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { provinceNames } from '@/i18n/province-names.ts'
import { provincesRequired } from '../term-schema.ts'

/** The values of the form; a copy does not look at the provinces. */
export const termSetSchema = (intl: IntlShape) =>
  z.object({
    source: z.string(),
    provinces: z.array(z.string()).check(z.minLength(1, provincesRequired(intl))),
    withCycles: z.boolean(),
  })

export type TermSetValues = z.infer<ReturnType<typeof termSetSchema>>

export const valuesOfTermSet = (source: string): TermSetValues => ({
  source,
  provinces: Object.keys(provinceNames),
  withCycles: true,
})
