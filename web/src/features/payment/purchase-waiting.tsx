import type { FragmentType } from '@apollo/client'
import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { NotPaid } from '@/domain/payment/not-paid.tsx'
import type { OpenPayment_OrderFragment } from '@/domain/payment/open-payment.generated.ts'
import { PaymentFacts } from '@/domain/payment/open-payment.tsx'
import { beingConfirmed } from '@/domain/payment/payment-words.ts'
import { useAttempt } from '@/domain/payment/use-attempt.ts'
import { useAskingAgain } from './use-asking-again.ts'
import { usePatience, type Patience } from './use-patience.ts'
import { WaysOn } from './ways-on.tsx'

/** Shown when the buyer is back before the provider's notification: it is not known yet whether she paid. */
export function PurchaseWaiting({
  orderId,
  order,
  orderNumber,
  onAskAgain,
}: {
  orderId: string
  order: FragmentType<OpenPayment_OrderFragment>
  orderNumber: string | null
  onAskAgain: () => void
}) {
  const patience = usePatience(useAttempt(order)?.sentAt ?? null)
  useAskingAgain(onAskAgain)
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      heading="h1"
      title={
        <FormattedMessage
          defaultMessage="Thank you, we are waiting for the confirmation"
          id="43oZYN"
        />
      }
      action={
        patience === 'new' ? undefined : (
          <div className="grid justify-items-center gap-5">
            <WaysOn orderNumber={orderNumber} />
            <NotPaid orderId={orderId} />
          </div>
        )
      }
    >
      <div role="status" className="grid gap-3">
        <div>
          <p className="text-ink font-semibold">
            <FormattedMessage {...beingConfirmed} />
          </p>
          <p>
            <PaymentFacts order={order} />
          </p>
        </div>
        <p>{explanation(patience)}</p>
        {orderNumber !== null && (
          <p>
            <FormattedMessage
              defaultMessage="Order number: {number}"
              id="4huLm4"
              values={{ number: <strong className="text-ink">{orderNumber}</strong> }}
            />
          </p>
        )}
      </div>
      <div
        aria-hidden="true"
        className="bg-line mx-auto mt-5 h-2 w-full max-w-xs overflow-hidden rounded-full"
      >
        <div className="bg-chalk-yellow run-along h-full w-1/3 rounded-full" />
      </div>
    </EmptyState>
  )
}

function explanation(patience: Patience) {
  switch (patience) {
    case 'new':
      return (
        <FormattedMessage
          defaultMessage="The card provider usually confirms a payment within a few seconds. This page updates by itself."
          id="YfDQ5t"
        />
      )
    case 'late':
      return (
        <FormattedMessage
          defaultMessage="This takes longer than usual. You need not wait here and should not pay again: as soon as the payment is confirmed we send you an email, and your resources are in your library."
          id="3mt2+v"
        />
      )
    case 'lost':
      return (
        <FormattedMessage
          defaultMessage="The confirmation has not come yet. If your bank shows the payment, please do not pay again: we ask the card provider regularly and add your resources as soon as it answers. If it takes more than a day, write to us with your order number."
          id="F8z8tr"
        />
      )
  }
}
