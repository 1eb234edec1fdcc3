import { useSuspenseFragment } from '@apollo/client/react'
import { CartItems_OrderFragmentDoc } from './cart-items.generated.ts'
import { useCart } from './use-cart.ts'

/** The ids of the resources and bundles in the cart; null until the cart has loaded. */
export function useCartItems(): ReadonlySet<string> | null {
  const { order, loading, error } = useCart()
  const { data } = useSuspenseFragment({
    fragment: CartItems_OrderFragmentDoc,
    fragmentName: 'CartItems_order',
    from: order,
  })
  if (loading && error === undefined) return null
  const lines = data?.orderLineCollection?.edges.map(({ node }) => node) ?? []
  return new Set(
    lines.flatMap(({ productId, productBundleId }) => productId ?? productBundleId ?? []),
  )
}
