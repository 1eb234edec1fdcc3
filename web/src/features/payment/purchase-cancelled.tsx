import { FormattedMessage } from 'react-intl'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { WaysOn } from './ways-on.tsx'

/** The order was cancelled while the buyer was away; an administrator handles a payment that still arrives. */
export function PurchaseCancelled({ orderNumber }: { orderNumber: string | null }) {
  return (
    <EmptyState
      drawing={<EmptyBasketDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="This order was cancelled" id="L2w0vV" />}
      action={<WaysOn first orderNumber={orderNumber} />}
    >
      <p role="status">
        <FormattedMessage
          defaultMessage="If your bank shows a payment for it, write to us with the order number: we pay it back."
          id="mBzcD2"
        />
      </p>
    </EmptyState>
  )
}
