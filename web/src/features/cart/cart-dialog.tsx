import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/components/empty-state.tsx'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, focusWhole } from '@/components/ui/dialog.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { CartLinesSkeleton } from './cart-lines.tsx'
import { CheckoutSteps, type CheckoutChoices } from './checkout/checkout-steps.tsx'
import { PlacedStep } from './checkout/later-steps.ts'
import { PlacingView } from './checkout/placing-view.tsx'
import { StepHead } from './checkout/step-head.tsx'
import { usePlacing } from './checkout/use-placing.ts'
import type { SeenOrder } from './checkout/use-seen-order.ts'
import { OpenPayments } from './open-payments.tsx'
import { useCart } from './use-cart.ts'
import { useCartDialog, type CartStep } from './use-cart-dialog.ts'
import { useFreshCart } from './use-fresh-cart.ts'

/** From the cart to the order: 1000 px wide in windows above 1400 px, 800 px below, full screen on a phone. */
export function CartDialog({ step }: { step: CartStep }) {
  const { setOpen, orderNumber } = useCartDialog()
  const close = () => setOpen(false)
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent className="min-[1400px]:w-[1000px]" onOpenAutoFocus={focusWhole}>
        {/* A step's file may be missing after an update; the step is in the address, so a reload continues there. */}
        <RegionErrorBoundary
          // One key for all steps of an order: a new one would forget what was chosen on the step before.
          key={step === 'placed' ? 'placed' : 'order'}
          heading={<StepHead step="open" steps={null} />}
          onRetry={() => window.location.reload()}
        >
          {step === 'placed' ? (
            <Suspense fallback={<CartLinesSkeleton />}>
              <PlacedStep orderNumber={orderNumber ?? ''} onClose={close} />
            </Suspense>
          ) : (
            <Checkout step={step} onClose={close} />
          )}
        </RegionErrorBoundary>
      </DialogContent>
    </Dialog>
  )
}

function Checkout({ step, onClose }: { step: Exclude<CartStep, 'placed'>; onClose: () => void }) {
  const { goTo, backTo, correct } = useCartDialog()
  const { order, loading, error, refetch } = useCart()
  const refreshed = useFreshCart(step)
  const { placing, place, forget } = usePlacing()
  const [choices, setChoices] = useState<CheckoutChoices>({ address: null, method: null })

  const [seen, setSeen] = useState<SeenOrder | null>(null)

  if (placing.status === 'unanswered') {
    const { placement } = placing
    return (
      <PlacingView
        status="unanswered"
        error={placing.error}
        onRetry={() => void place(placement)}
      />
    )
  }
  if (placing.status !== 'idle' && placing.status !== 'refused') {
    return (
      <>
        {/* "leaving" may not come to pass: a payment page that does not open. */}
        <HoldDialog when={placing.status === 'placing'} />
        <PlacingView status={placing.status} error={null} onRetry={onClose} />
      </>
    )
  }
  const empty = (
    <>
      <StepHead step="open" steps={null} />
      <OpenPayments />
      <EmptyCart onClose={onClose} />
    </>
  )
  if (order) {
    return (
      <CheckoutSteps
        order={order}
        step={step}
        fresh={refreshed.fresh}
        error={placing.status === 'refused' ? placing.error : refreshed.error}
        choices={choices}
        onChoices={setChoices}
        seen={seen}
        onSeen={setSeen}
        empty={empty}
        onGoTo={(next) => {
          forget()
          goTo(next)
        }}
        onBackTo={(previous) => {
          forget()
          backTo(previous)
        }}
        onShow={correct}
        onPlace={(placement) => void place(placement)}
      />
    )
  }
  if (error === undefined && !loading) return empty
  return (
    <>
      <StepHead step="open" steps={null} />
      {error === undefined ? (
        <CartLinesSkeleton />
      ) : (
        <div className="grid gap-4 p-6">
          <FormError error={error} />
          <Button variant="outline" className="justify-self-start" onClick={() => void refetch()}>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Button>
        </div>
      )}
    </>
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
