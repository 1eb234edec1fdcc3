import { formatRand, parseRand } from '@/lib/money.ts'
import { useLocale } from '@/i18n/locale.ts'

/** An amount from the database ("1234.50") in the format of the reader's language. */
export function Money({ amount }: { amount: string }) {
  const locale = useLocale()
  return <span className="whitespace-nowrap">{formatRand(parseRand(amount), locale)}</span>
}
