import { Suspense, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LostPageDrawing } from '@/components/brand/drawings/lost-page.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'

/** The dialog of an order over a list, from the moment that it is asked for until it is read, missing or refused. */
export function OrderOver({
  orderId,
  asked: { found, loading, error, again },
  missing,
  back,
  onClose,
  children,
}: {
  /** As the address names the order. */
  orderId: string
  asked: { found: boolean; loading: boolean; error: unknown; again: () => void }
  /** Why there may be no such order. */
  missing: ReactNode
  /** The button that leads back to the list. */
  back: ReactNode
  onClose: () => void
  /** The order, with its title and description. */
  children: ReactNode
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={focusWhole}
        {...(found ? {} : { 'aria-describedby': undefined })}
      >
        {found ? (
          <Suspense fallback={<OrderSkeleton />}>{children}</Suspense>
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
            <Button variant="outline" className="justify-self-start" onClick={again}>
              <FormattedMessage defaultMessage="Try again" id="FazwRl" />
            </Button>
          </div>
        ) : loading ? (
          <OrderSkeleton />
        ) : (
          <div className="my-auto p-6">
            <EmptyState
              drawing={<LostPageDrawing />}
              heading={DialogTitle}
              title={<FormattedMessage defaultMessage="Order not found" id="LdP5Uv" />}
              action={<Button onClick={onClose}>{back}</Button>}
            >
              {missing}
            </EmptyState>
          </div>
        )}
      </DialogContent>
    </Dialog>
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
