import { useQuery } from '@apollo/client/react'
import { Suspense, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LostPageDrawing } from '@/components/brand/drawings/lost-page.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { OrderDetailsDocument } from './order-details.generated.ts'
import { isUuid } from '@/lib/uuid.ts'
import { ArchivedOrder } from '@/domain/order/archived-order.tsx'
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
  onClose,
}: {
  orderId: string
  /** See OrderView. */
  invoiceTo: ReactNode
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery(OrderDetailsDocument, {
    variables: filtersFor(orderId),
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.orders.edges[0]?.node
  const archived = data?.archived.edges[0]?.node
  const papers = data?.invoices.edges.map((edge) => edge.node) ?? []
  const found = order !== undefined || archived !== undefined
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusWhole}
        {...(found ? {} : { 'aria-describedby': undefined })}
      >
        {order !== undefined ? (
          <Suspense fallback={<OrderSkeleton />}>
            <OrderView order={order} papers={papers} invoiceTo={invoiceTo} />
          </Suspense>
        ) : archived !== undefined ? (
          <Suspense fallback={<OrderSkeleton />}>
            <ArchivedOrder order={archived} papers={papers} />
          </Suspense>
        ) : error !== undefined ? (
          <div className="grid gap-4 p-6">
            <DialogTitle>
              <FormattedMessage
                defaultMessage="Order {number}"
                values={{ number: orderId }}
                id="HQo5qK"
              />
            </DialogTitle>
            <FormError error={error} />
            <Button variant="outline" className="justify-self-start" onClick={() => void refetch()}>
              <FormattedMessage defaultMessage="Try again" id="FazwRl" />
            </Button>
          </div>
        ) : data === undefined ? (
          <OrderSkeleton />
        ) : (
          <NoSuchOrder onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function NoSuchOrder({ onClose }: { onClose: () => void }) {
  return (
    <div className="my-auto p-6">
      <EmptyState
        drawing={<LostPageDrawing />}
        heading={DialogTitle}
        title={<FormattedMessage defaultMessage="Order not found" id="LdP5Uv" />}
        action={
          <Button onClick={onClose}>
            <FormattedMessage defaultMessage="Show all orders" id="5n/AqJ" />
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="There is no such order in your account. Check the number, or sign in with the account that ordered."
          id="ciYerI"
        />
      </EmptyState>
    </div>
  )
}

function OrderSkeleton() {
  const intl = useIntl()
  return (
    <div className="grid gap-5 p-6" role="status">
      <DialogTitle className="sr-only">
        {intl.formatMessage({ defaultMessage: 'Loading the order…', id: 'fdII5s' })}
      </DialogTitle>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-6 w-2/5" />
      {[0, 1].map((row) => (
        <div key={row} className="flex justify-between gap-6 pt-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
