import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BankDetails } from '@/domain/payment/bank-details.tsx'
import { PayBy } from '@/domain/payment/pay-by.tsx'
import { CopyButton } from '@/components/copy-button.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Money } from '@/domain/money/money.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { PlacedOrderDocument } from './placed-order.generated.ts'
import { parseBankAccount } from '@/domain/payment/bank-account.ts'
import { AppError } from '@/lib/errors.ts'

/** How to pay by bank transfer, shown over the page of the order. */
export function PlacedStep({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  return (
    <>
      <div className="border-line border-b px-6 py-5">
        <DialogTitle>
          <FormattedMessage defaultMessage="Your order is placed" id="tnjmLX" />
        </DialogTitle>
        <DialogDescription className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="Order {number}"
            id="HQo5qK"
            values={{ number: orderNumber }}
          />
        </DialogDescription>
      </div>
      <Transfer orderNumber={orderNumber} onClose={onClose} />
    </>
  )
}

function Transfer({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const intl = useIntl()
  const { data, error } = useQuery(PlacedOrderDocument, { variables: { orderNumber } })
  if (data === undefined) {
    return (
      <div className="px-6 py-6">
        {error === undefined ? <Skeleton className="h-80" /> : <FormError error={error} />}
      </div>
    )
  }
  const order = data.teacherProductsOrderCollection.edges[0]?.node
  if (order === undefined) {
    return (
      <div className="px-6 py-6">
        <FormError error={new AppError('order_not_found')} />
      </div>
    )
  }
  const account = parseBankAccount(data.bankDetails)
  return (
    <>
      <div className="grid gap-5 px-6 py-6">
        <p>
          <FormattedMessage
            defaultMessage="Thank you. Please transfer the amount below; your resources are yours as soon as it has arrived. We also email you these details."
            id="CpOVO4"
          />
        </p>
        <div className="flex items-center justify-between gap-3">
          <p>
            <span className="text-ink-muted block text-sm">
              <FormattedMessage defaultMessage="Amount to pay" id="POHhS3" />
            </span>
            <span className="font-display text-3xl font-bold tabular-nums">
              <Money amount={order.orderTotal} />
            </span>
          </p>
          <CopyButton
            text={order.orderTotal}
            label={intl.formatMessage({ defaultMessage: 'Amount to pay', id: 'POHhS3' })}
          />
        </div>
        {order.paymentDue !== null && <PayBy day={order.paymentDue} />}
        {account !== null && <BankDetails account={account} reference={orderNumber} />}
      </div>
      <div className="border-line bg-card sticky bottom-0 mt-auto flex justify-end border-t px-6 py-4">
        <Button size="lg" onClick={onClose}>
          <FormattedMessage defaultMessage="Go to my order" id="Uec21G" />
        </Button>
      </div>
    </>
  )
}
