import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ArchivedOrder } from '@/domain/order/archived-order.tsx'
import { OrderOver } from '@/domain/order/order-over.tsx'
import { isUuid } from '@/lib/uuid.ts'
import { OrderDetailsDocument } from './order-details.generated.ts'
import { OrderView } from './order-view.tsx'

/** An address may name the order by its number or by its key. */
function filtersFor(orderId: string) {
  if (isUuid(orderId)) {
    const order = { id: { eq: orderId } }
    return { order, archived: order, invoices: { orderId: { eq: orderId } } }
  }
  const order = { orderNumber: { eq: orderId } }
  return { order, archived: order, invoices: order }
}

/** The read-only view of an order, over the list or by deep link. */
export function OrderDialog({
  orderId,
  invoiceTo,
  seats,
  onClose,
}: {
  orderId: string
  /** See OrderView. */
  invoiceTo: ReactNode
  /** See OrderView. */
  seats: (orderId: string) => ReactNode
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery(OrderDetailsDocument, {
    variables: filtersFor(orderId),
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.orders.edges[0]?.node
  const archived = data?.archived.edges[0]?.node
  const papers = data?.invoices.edges.map((edge) => edge.node) ?? []
  return (
    <OrderOver
      orderId={orderId}
      asked={{
        found: order !== undefined || archived !== undefined,
        loading: data === undefined,
        error,
        again: () => void refetch(),
      }}
      missing={
        <FormattedMessage
          defaultMessage="There is no such order in your account. Check the number, or sign in with the account that ordered."
          id="ciYerI"
        />
      }
      back={<FormattedMessage defaultMessage="Show all orders" id="5n/AqJ" />}
      onClose={onClose}
    >
      {order !== undefined ? (
        <OrderView order={order} papers={papers} invoiceTo={invoiceTo} seats={seats} />
      ) : (
        archived !== undefined && <ArchivedOrder order={archived} papers={papers} />
      )}
    </OrderOver>
  )
}
