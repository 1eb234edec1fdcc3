import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { TaxonomyRow_TaxonomyFragment } from './taxonomies.generated.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'o+lpRf', description: 'Of a taxonomy' },
  year: { defaultMessage: 'A year from 1994 to 2100', id: '01aMnZ' },
})

/** As many names of subjects as a taxonomy has at most. */
const mostSubjects = 60

/** How sure percentages are, the surest first. */
export const certaintyKeys = ['OFFICIAL', 'ONE_SOURCE', 'GENERAL'] as const

/** The values of the form; the year as it is typed, and no language for any. */
export const taxonomySchema = (intl: IntlShape) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.name)),
        z.maxLength(longest.taxonomyName),
      ),
    source: z.string().check(z.trim(), z.maxLength(longest.taxonomySource)),
    year: z.string().check(
      z.trim(),
      z.refine(
        (typed) => typed === '' || (/^\d{4}$/.test(typed) && +typed >= 1994 && +typed <= 2100),
        {
          error: intl.formatMessage(messages.year),
        },
      ),
    ),
    certainty: z.enum(certaintyKeys),
    language: z.enum(['', 'en', 'af']),
    grades: z.array(z.string()),
    subjects: z
      .array(z.string().check(z.trim(), z.maxLength(longest.subjectName)))
      .check(z.maxLength(mostSubjects)),
  })

export type TaxonomyValues = z.infer<ReturnType<typeof taxonomySchema>>

const texts = (list: readonly (string | null)[]): string[] => list.filter((one) => one !== null)

/** What nobody has confirmed is general knowledge. */
export const valuesOfTaxonomy = (
  taxonomy: Pick<TaxonomyRow_TaxonomyFragment, keyof TaxonomyValues> | null,
): TaxonomyValues => ({
  name: taxonomy?.name ?? '',
  source: taxonomy?.source ?? '',
  year: String(taxonomy?.year ?? ''),
  certainty: certaintyKeys.find((one) => one === taxonomy?.certainty) ?? 'GENERAL',
  language: taxonomy?.language === 'en' || taxonomy?.language === 'af' ? taxonomy.language : '',
  grades: texts(taxonomy?.grades ?? []),
  subjects: texts(taxonomy?.subjects ?? []),
})

/** The row that the values are kept as. */
export const rowOfTaxonomy = ({ year, language, ...values }: TaxonomyValues) => ({
  ...values,
  year: year === '' ? null : Number(year),
  language: language === '' ? null : language,
})
