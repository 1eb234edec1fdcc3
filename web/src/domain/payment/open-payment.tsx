import type { FragmentType } from '@apollo/client'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { NotPaid } from './not-paid.tsx'
import type { OpenPayment_OrderFragment } from './open-payment.generated.ts'
import { beingConfirmed } from './payment-words.ts'
import { useAttempt } from './use-attempt.ts'

type Order = FragmentType<OpenPayment_OrderFragment>

/** What is known of a card payment that is being confirmed: how much, and when the buyer left to pay it. */
export function PaymentFacts({ order }: { order: Order }) {
  const locale = useLocale()
  const attempt = useAttempt(order)
  if (attempt === null) return null
  return (
    <FormattedMessage
      defaultMessage="{amount} by card, started {moment}."
      id="8FxkHH"
      values={{
        amount: <Money amount={attempt.amount} />,
        moment: <time dateTime={attempt.sentAt}>{formatMoment(attempt.sentAt, locale)}</time>,
      }}
    />
  )
}

/** A card payment that is being confirmed, with what the buyer can say about it. */
export function OpenPayment({ order, orderId }: { order: Order; orderId: string }) {
  return (
    <div
      role="status"
      className="border-line-strong grid justify-items-start gap-2 rounded-lg border px-4 py-3"
    >
      <Badge tone="waiting">
        <FormattedMessage {...beingConfirmed} />
      </Badge>
      <p>
        <PaymentFacts order={order} />
      </p>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage
          defaultMessage="Please do not pay again: as soon as the card provider confirms the payment, your resources are in your library and we send you an email."
          id="n1iG3w"
        />
      </p>
      <NotPaid orderId={orderId} />
    </div>
  )
}
