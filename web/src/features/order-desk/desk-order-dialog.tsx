import { useQuery } from '@apollo/client/react'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { OrderOver } from '@/domain/order/order-over.tsx'
import { isUuid } from '@/lib/uuid.ts'
import { DeskOrderDocument } from './desk-order.generated.ts'
import { readDeskOrder, type DeskOrder } from './desk-order-document.ts'
import { DeskOrderView } from './desk-order-view.tsx'

/** @param orderKey a number or an id, as an address names an order */
export const deskOrderVariables = (orderKey: string) => ({
  orderKey,
  order: isUuid(orderKey) ? { id: { eq: orderKey } } : { orderNumber: { eq: orderKey } },
  invoices: isUuid(orderKey) ? { orderId: { eq: orderKey } } : { orderNumber: { eq: orderKey } },
})

/** An order or quote over the list or by deep link, however old it is. */
export function DeskOrderDialog({
  orderId,
  money,
  onClose,
}: {
  orderId: string
  /** What else concerns its money, below the amounts. */
  money?: (order: DeskOrder) => ReactNode
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery(DeskOrderDocument, {
    variables: deskOrderVariables(orderId),
    fetchPolicy: 'cache-and-network',
  })
  const order = data === undefined ? null : readDeskOrder(data.orderForAdmin)
  const changedAt = data?.followed.edges[0]?.node.updatedAt
  const outdated =
    order !== null && changedAt !== undefined && Date.parse(changedAt) > Date.parse(order.updatedAt)
  // Synchronises with live changes: they reach the row, and the document is read again.
  useEffect(() => {
    if (outdated) void refetch().catch(() => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change
  }, [outdated, changedAt])
  return (
    <OrderOver
      orderId={orderId}
      asked={{
        found: order !== null,
        loading: data === undefined,
        error: data === undefined ? error : undefined,
        again: () => void refetch(),
      }}
      missing={
        <FormattedMessage
          defaultMessage="There is no order or quote with this number. Check it, or search the list."
          id="GbxyYN"
        />
      }
      back={<FormattedMessage defaultMessage="Back to the list" id="CRZBhB" />}
      onClose={onClose}
    >
      {order !== null && (
        <DeskOrderView
          order={order}
          papers={data?.invoices.edges.map(({ node }) => node) ?? []}
          money={money?.(order)}
        />
      )}
    </OrderOver>
  )
}
