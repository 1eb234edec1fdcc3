import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { parseRand } from '@/lib/money.ts'

/** A line that costs nothing shows FREE, as in the lists. */
export function LinePrice({ amount }: { amount: string }) {
  return parseRand(amount) === 0 ? (
    <FormattedMessage defaultMessage="FREE" id="7GOXli" />
  ) : (
    <Money amount={amount} />
  )
}
