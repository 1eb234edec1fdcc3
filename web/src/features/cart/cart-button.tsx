import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { ShoppingBasketIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import {
  CartButton_OrderFragmentDoc,
  type CartButton_OrderFragment,
} from './cart-button.generated.ts'
import { useCart } from './use-cart.ts'
import { useCartDialog } from './use-cart-dialog.ts'

/** Shown only when the cart has items. */
export function CartButton() {
  const { order } = useCart()
  return order === null ? null : <Filled order={order} />
}

function Filled({ order }: { order: FragmentType<CartButton_OrderFragment> }) {
  const intl = useIntl()
  const { setOpen } = useCartDialog()
  const { data } = useSuspenseFragment({
    fragment: CartButton_OrderFragmentDoc,
    fragmentName: 'CartButton_order',
    from: order,
  })
  const count = data.orderLineCollection?.edges.length ?? 0
  if (count === 0) return null
  return (
    <Button
      variant="quiet"
      size="icon"
      className="relative"
      aria-label={intl.formatMessage(
        {
          defaultMessage: '{count, plural, one {Cart, # resource} other {Cart, # resources}}',
          id: 'Gb6cH4',
        },
        { count },
      )}
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
    </Button>
  )
}
