import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'

/** How the money of a credit note goes back, and whether it has left. */
export function RefundState({
  amount,
  refund: { refundMethod, paidOutOn, bankReference },
}: {
  amount: string
  refund: { refundMethod: string; paidOutOn: string | null; bankReference: string | null }
}) {
  const locale = useLocale()
  const card = String(refundMethod === 'PayFast')
  return paidOutOn === null ? (
    <FormattedMessage
      defaultMessage="{amount} goes back {card, select, true {to the card} other {by bank transfer}}."
      id="ypBcLP"
      values={{ amount: <Money amount={amount} />, card }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="{amount} went back {card, select, true {to the card} other {by bank transfer}} on {day}, reference {reference}."
      id="JGSOto"
      values={{
        amount: <Money amount={amount} />,
        card,
        day: formatDay(paidOutOn, locale),
        reference: bankReference ?? '–',
      }}
    />
  )
}
