import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { ShoppingBasketIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { beingConfirmed, moneyHeld } from '@/domain/payment/payment-words.ts'
import {
  CartButton_OrderFragmentDoc,
  type CartButton_OrderFragment,
} from './cart-button.generated.ts'
import { useCart } from './use-cart.ts'
import { useCartDialog } from './use-cart-dialog.ts'

/** Shown only when the cart has items, or a payment is being confirmed. */
export function CartButton() {
  const { order, openPayments, heldPayments } = useCart()
  const held = heldPayments.length > 0
  const paying = held || openPayments.length > 0
  if (order !== null) return <Filled order={order} paying={paying} held={held} />
  return paying ? <Paying held={held} /> : null
}

/** Nothing is in the cart, but the dialog tells of a payment. */
function Paying({ held }: { held: boolean }) {
  const intl = useIntl()
  const { setOpen } = useCartDialog()
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={intl.formatMessage(held ? moneyHeld : beingConfirmed)}
      onClick={() => setOpen(true)}
    >
      <ShoppingBasketIcon aria-hidden="true" className="size-[22px]!" />
      <span
        aria-hidden="true"
        data-testid="payment-open"
        className="bg-chalk-yellow absolute top-1.5 right-1 size-2.5 rounded-full"
      />
    </Button>
  )
}

function Filled({
  order,
  paying,
  held,
}: {
  order: FragmentType<CartButton_OrderFragment>
  paying: boolean
  /** We have money of the buyer's that is not placed. */
  held: boolean
}) {
  const intl = useIntl()
  const { setOpen } = useCartDialog()
  const { data } = useSuspenseFragment({
    fragment: CartButton_OrderFragmentDoc,
    fragmentName: 'CartButton_order',
    from: order,
  })
  const count = data.orderLineCollection?.edges.length ?? 0
  if (count === 0) return paying ? <Paying held={held} /> : null
  const name = intl.formatMessage(
    {
      defaultMessage: '{count, plural, one {Cart, # resource} other {Cart, # resources}}',
      id: 'Gb6cH4',
    },
    { count },
  )
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={held ? [name, intl.formatMessage(moneyHeld)].join(', ') : name}
      onClick={() => setOpen(true)}
    >
      <ShoppingBasketIcon aria-hidden="true" className="size-[22px]!" />
      <span
        aria-hidden="true"
        data-testid="cart-count"
        className="bg-chalk-red absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-bold text-white tabular-nums dark:text-[#101a17]"
      >
        {count}
      </span>
      {held && (
        <span
          aria-hidden="true"
          data-testid="money-held"
          className="bg-chalk-yellow absolute right-1 bottom-1 size-2.5 rounded-full"
        />
      )}
    </Button>
  )
}
