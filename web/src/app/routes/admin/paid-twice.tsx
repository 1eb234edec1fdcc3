import { FormattedMessage } from 'react-intl'
import { z } from 'zod/mini'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand } from '@/lib/money.ts'

/** Money that came for an order that was paid: the payments by the card provider's references, of payments_made_twice(). */
export const paidTwice = z.object({
  orderNumber: z.string(),
  /** Null when the order was not paid by card. */
  paidWith: z.nullable(z.string()),
  paidAgainWith: z.string(),
  cents: z.nullable(z.number()),
})

/** Both references of each such order, by which somebody finds the payments at the provider. */
export function PaidTwiceList({ payments }: { payments: readonly z.infer<typeof paidTwice>[] }) {
  const locale = useLocale()
  if (payments.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-[15px] tabular-nums">
      {payments.map(({ orderNumber, paidWith, paidAgainWith, cents }) => (
        <li key={paidAgainWith} className="break-words">
          <FormattedMessage
            defaultMessage="Order {orderNumber} was paid {paidWith, select, none {without a card} other {by card, reference {paidWith}}}, and again by card, reference {paidAgainWith}{cents, select, none {} other { ({amount})}}."
            id="XagI0A"
            values={{
              orderNumber,
              paidWith: paidWith ?? 'none',
              paidAgainWith,
              cents: cents === null ? 'none' : 'known',
              amount: cents === null ? '' : formatRand(cents, locale),
            }}
          />
        </li>
      ))}
    </ul>
  )
}
