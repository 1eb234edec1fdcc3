import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { BadgeCheckIcon, LibraryBigIcon, ShoppingBasketIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useCartItems } from '@/features/cart/use-cart-items.ts'
import { useDrawnLater } from '@/lib/drawn-later.ts'
import {
  ItemStatus_ItemFragmentDoc,
  type ItemStatus_ItemFragment,
} from './item-status.generated.ts'

/** Marks on the cover: in the cart, subscribed or bought. */
export function ItemStatus({ item }: { item: FragmentType<ItemStatus_ItemFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: ItemStatus_ItemFragmentDoc,
    fragmentName: 'ItemStatus_item',
    from: item,
  })
  const later = useDrawnLater()
  const owned = data.product?.ownedAs
  const bought = owned === 'bought' || data.productBundle?.bought === true
  return (
    <span className="absolute top-2.5 right-2.5 flex gap-1.5">
      {later && <InCart id={data.id} />}
      {(owned === 'subscribed' || owned === 'seat') && (
        <Mark icon={<LibraryBigIcon />}>
          <FormattedMessage defaultMessage="In your library" id="FsZxlC" />
        </Mark>
      )}
      {bought && (
        <Mark icon={<BadgeCheckIcon />}>
          <FormattedMessage
            defaultMessage="Bought"
            id="5N4IeF"
            description="The reader has bought this"
          />
        </Mark>
      )}
    </span>
  )
}

/** The cart is known a little later than the list. */
function InCart({ id }: { id: string }) {
  if (useCartItems()?.has(id) !== true) return null
  return (
    <Mark icon={<ShoppingBasketIcon />}>
      <FormattedMessage defaultMessage="In your cart" id="L53eJY" />
    </Mark>
  )
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="bg-board text-board-ink grid size-8 place-items-center rounded-full shadow-sm [&>svg]:size-[18px]">
      {icon}
      <span className="sr-only">{children}</span>
    </span>
  )
}
