import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/components/empty-state.tsx'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import { CartLines, CartLinesSkeleton } from './cart-lines.tsx'
import { useCart } from './use-cart.ts'

export function CartDialog({ onClose }: { onClose: () => void }) {
  const { order, loading, error, refetch } = useCart()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="min-[1400px]:w-[1000px]">
        <div className="border-line border-b px-6 py-5">
          <DialogTitle>
            <FormattedMessage defaultMessage="Your cart" id="K/unOm" />
          </DialogTitle>
          <DialogDescription className="text-ink-muted text-[15px]">
            <FormattedMessage defaultMessage="Prices include VAT." id="ei6psk" />
          </DialogDescription>
        </div>
        {error !== undefined && !order ? (
          <div className="grid gap-4 p-6">
            <FormError error={error} />
            <Button variant="outline" className="justify-self-start" onClick={() => void refetch()}>
              <FormattedMessage defaultMessage="Try again" id="FazwRl" />
            </Button>
          </div>
        ) : loading ? (
          <CartLinesSkeleton />
        ) : order === null ? (
          <EmptyCart onClose={onClose} />
        ) : (
          <CartLines order={order} empty={<EmptyCart onClose={onClose} />} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyBasketDrawing />}
      title={<FormattedMessage defaultMessage="Your shopping cart is empty" id="ncPnij" />}
      action={
        <Button onClick={onClose}>
          <FormattedMessage defaultMessage="Go Back" id="ekfOaV" />
        </Button>
      }
    >
      <FormattedMessage
        defaultMessage="What you add waits here, on every device you sign in to."
        id="ZoCeT3"
      />
    </EmptyState>
  )
}
