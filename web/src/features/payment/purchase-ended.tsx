import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { useAskingAgain } from './use-asking-again.ts'
import { WaysOn } from './ways-on.tsx'

/**
 * The card payment has ended without money: the buyer said so, the provider did, or nobody said anything for a day. What
 * was not placed is in the cart again; a placed order can be paid where it is. Who paid after all comes here before the
 * provider tells it.
 */
export function PurchaseEnded({
  orderNumber,
  placed,
  onAskAgain,
}: {
  orderNumber: string | null
  placed: boolean
  onAskAgain: () => void
}) {
  useAskingAgain(onAskAgain)
  return (
    <EmptyState
      drawing={<EmptyBasketDrawing />}
      heading="h1"
      title={<FormattedMessage defaultMessage="This card payment was not completed" id="zVX7QC" />}
      action={
        placed ? (
          <WaysOn first orderNumber={orderNumber} />
        ) : (
          <Button asChild>
            <Link to={`${paths.products.href()}?cart=open`}>
              <FormattedMessage defaultMessage="Open the cart" id="tQ9rOd" />
            </Link>
          </Button>
        )
      }
    >
      <p role="status">
        {placed ? (
          <FormattedMessage
            defaultMessage="Your order still waits for a payment. You can pay it by EFT or by card."
            id="+tnZor"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Your resources are in your cart, where you can order them again."
            id="G8q1Ed"
          />
        )}
      </p>
    </EmptyState>
  )
}
