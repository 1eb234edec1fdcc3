import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  ArchivedOrder_OrderFragmentDoc,
  type ArchivedOrder_OrderFragment,
} from './archived-order.generated.ts'
import { describeEvents, eventsOfDocument } from './order-events.ts'
import { readShippingDetails } from './order-documents.ts'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderPapers, type Paper } from './order-papers.tsx'
import { OrderShipping } from './order-shipping.tsx'
import { OrderSums } from './order-sums.tsx'
import { linesOfDocument } from './ordered-goods.ts'

/** A cancelled order that was put away, to read: as it was. */
export function ArchivedOrder({
  order,
  papers,
}: {
  order: FragmentType<ArchivedOrder_OrderFragment>
  papers: Paper[]
}) {
  const intl = useIntl()
  const { data } = useSuspenseFragment({
    fragment: ArchivedOrder_OrderFragmentDoc,
    fragmentName: 'ArchivedOrder_order',
    from: order,
  })
  return (
    <>
      <OrderHead order={data} />
      <div className="grid gap-8 px-6 py-6">
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="This order was cancelled long ago and is kept in the archive."
            id="/lg235"
          />
        </p>
        <OrderSums lines={linesOfDocument(data.orderProducts)} sums={data} />
        <OrderPapers papers={papers} />
        <div className="grid gap-8 min-[600px]:grid-cols-2">
          <OrderHistory events={describeEvents(intl, eventsOfDocument(data.orderEvents))} />
          <OrderShipping address={readShippingDetails(data.orderShippingDetails)} />
        </div>
      </div>
    </>
  )
}
