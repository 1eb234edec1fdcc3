import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Money } from '@/domain/money/money.tsx'
import { recordPurchase } from '@/lib/conversion.ts'
import { Onward } from './onward.tsx'

export interface Purchase {
  id: string
  orderNumber: string | null
  orderTotal: string
}

/** The order is paid: thanks the buyer and goes on to the library. */
export function PurchaseComplete({ order }: { order: Purchase }) {
  const { id, orderTotal } = order
  // Synchronises with the analytics script.
  useEffect(() => recordPurchase({ orderId: id, total: orderTotal }), [id, orderTotal])
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="Thank you for your purchase" id="jVBIP/" />}
      action={<Onward />}
    >
      <p role="status">
        <FormattedMessage
          defaultMessage="We received {amount} for order {number}. A confirmation is on its way to your inbox."
          id="L5cuKM"
          values={{
            amount: <Money amount={orderTotal} />,
            number: <span className="whitespace-nowrap">{order.orderNumber}</span>,
          }}
        />
      </p>
    </EmptyState>
  )
}
