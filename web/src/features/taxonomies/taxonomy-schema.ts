import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { TaxonomyRow_TaxonomyFragment } from './taxonomies.generated.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'o+lpRf', description: 'Of a taxonomy' },
})

/** The values of the form. */
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
  })

export type TaxonomyValues = z.infer<ReturnType<typeof taxonomySchema>>

export const valuesOfTaxonomy = (
  taxonomy: Pick<TaxonomyRow_TaxonomyFragment, keyof TaxonomyValues> | null,
): TaxonomyValues => ({ name: taxonomy?.name ?? '', source: taxonomy?.source ?? '' })
