import { numberWords } from '@/lib/number-words.ts'
import type { IntlShape } from 'react-intl'

/** "12.5%" of the database's "12.50", as the language writes it; null for none. */
export const percentWords = (intl: IntlShape, percentage: string | null): string | null =>
  percentage === null
    ? null
    : numberWords(intl.locale, Number(percentage) / 100, {
        style: 'percent',
        maximumFractionDigits: 2,
      })
