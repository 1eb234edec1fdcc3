import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { LevelRow_LevelFragment } from './taxonomies.generated.ts'

const messages = defineMessages({
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  percentage: { defaultMessage: 'Percentage is required', id: 'AKR8zE' },
  range: { defaultMessage: 'A whole number from 0 to 100', id: 'NEkHfn' },
})

/** The values of the form; the percentage as it is typed. */
export const levelSchema = (intl: IntlShape) =>
  z.object({
    label: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.label)),
        z.maxLength(longest.levelLabel),
      ),
    percentage: z.string().check(
      z.trim(),
      z.minLength(1, intl.formatMessage(messages.percentage)),
      z.refine((typed) => typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) <= 100), {
        message: intl.formatMessage(messages.range),
      }),
    ),
  })

export type LevelValues = z.infer<ReturnType<typeof levelSchema>>

export const valuesOfLevel = (
  level: Pick<LevelRow_LevelFragment, keyof LevelValues> | null,
): LevelValues => ({
  label: level?.label ?? '',
  percentage: level === null ? '' : String(level.percentage),
})
