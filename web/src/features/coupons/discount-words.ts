import type { IntlShape } from 'react-intl'
import { formatRand, parseRand } from '@/lib/money.ts'

/** The discount as text: "25%" or "R50.00". */
export function discountWords(
  { discountType, discountValue }: { discountType: string; discountValue: string },
  intl: IntlShape,
): string {
  const locale = intl.locale.startsWith('af') ? 'af' : 'en'
  if (discountType === 'AMOUNT') return formatRand(parseRand(discountValue), locale)
  const percent = discountValue.replace(/\.?0+$/, '')
  return `${locale === 'af' ? percent.replace('.', ',') : percent}%`
}
