import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { DeskKind } from '../order-moves.ts'
import { NewOrderDialog } from './new-order-dialog.tsx'
import { customerName, type OrderCustomer } from './order-customer.ts'

/** The dialog of a new order or quote; who has a quote already is shown that one instead. */
export function NewOrderOver({
  kind,
  customer,
  onOpen,
  onClose,
}: {
  kind: DeskKind
  customer: OrderCustomer
  /** Shows an order by its number or id. */
  onOpen: (key: string) => void
  onClose: () => void
}) {
  // The quote that is made here must not close the dialog before it has led on.
  const [quote] = useState(customer.quote)
  if (kind === 'order' || quote === null)
    return (
      <NewOrderDialog
        customer={customer}
        kind={kind}
        onCreated={({ id, orderNumber }) => onOpen(orderNumber ?? id)}
        onClose={onClose}
      />
    )
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="New Quote" id="oJTwFb" />}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          defaultMessage="{name} already has quote {number}. A customer has one quote at a time: change that one, or wait until it is ordered or cancelled."
          id="AGmXyp"
          values={{ name: customerName(customer), number: quote.orderNumber ?? '' }}
        />
      </p>
      <Button className="justify-self-start" onClick={() => onOpen(quote.orderNumber ?? quote.id)}>
        <FormattedMessage defaultMessage="Open the quote" id="ebmJqM" />
      </Button>
    </InfoDialog>
  )
}
