import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Money } from '@/domain/money/money.tsx'
import { WhatHappensNext } from '@/domain/payment/held-money.tsx'
import { WaysOn } from './ways-on.tsx'

/** The money has come, but the order had changed or ended meanwhile, or the amount differs: an administrator decides (docs/decisions/098). */
export function PurchaseDecided({
  orderNumber,
  amount,
  paid,
}: {
  orderNumber: string | null
  /** Rand that is not placed. */
  amount: string
  /** The order is paid: this is a second payment. */
  paid: boolean
}) {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="We have received your payment" id="IRmGw3" />}
      action={<WaysOn orderNumber={orderNumber} />}
    >
      <p role="status">
        <FormattedMessage
          defaultMessage="We have received {amount} by card that is not placed. {next}"
          id="FT62B2"
          values={{ amount: <Money amount={amount} />, next: <WhatHappensNext paid={paid} /> }}
        />
      </p>
    </EmptyState>
  )
}
