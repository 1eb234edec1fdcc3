import type { IntlShape } from 'react-intl'
import { formatShortMoment } from '@/lib/dates.ts'
import { percentWords } from './percent-words.ts'

/** "20% off, 1 Feb 08:00 to 8 Feb 08:00"; null without a sale. */
export function saleWords(
  intl: IntlShape,
  sale: {
    salePercentage: string | null
    saleStartsAt: string | null
    saleEndsAt: string | null
  },
): string | null {
  const { salePercentage, saleStartsAt, saleEndsAt } = sale
  if (salePercentage === null || saleStartsAt === null || saleEndsAt === null) return null
  return intl.formatMessage(
    { defaultMessage: '{percentage} off, {from} to {until}', id: 'lKLei7' },
    {
      percentage: percentWords(intl, salePercentage) ?? '',
      from: formatShortMoment(saleStartsAt, intl.locale),
      until: formatShortMoment(saleEndsAt, intl.locale),
    },
  )
}
