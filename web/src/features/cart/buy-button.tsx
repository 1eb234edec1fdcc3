import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { CheckIcon, ShoppingBasketIcon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { BuyButton_OrderFragmentDoc, type BuyButton_OrderFragment } from '@/graphql/generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { useSession } from '@/lib/session.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { addToCart } from './cart-actions.ts'
import { useCart } from './use-cart.ts'
import { useCartDialog } from './use-cart-dialog.ts'

/**
 * Adds a resource to the cart, or opens the cart when it is in there. Visitors are taken to
 * signing in first, and the purchase goes on from there (spec/platform.md 2).
 */
export function BuyButton({ productId, ready }: { productId: string; ready: boolean }) {
  const session = useSession()
  const { order, loading } = useCart()
  if (session.status === 'signed-out') {
    return (
      <Button asChild size="lg">
        <Link to={paths.buy.href(productId)}>
          <ShoppingBasketIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add to Cart" id="Ri//8C" />
        </Link>
      </Button>
    )
  }
  if (order === null) return <Add productId={productId} ready={ready && !loading} />
  return <AddUnlessInCart productId={productId} ready={ready} order={order} />
}

function AddUnlessInCart({
  productId,
  ready,
  order,
}: {
  productId: string
  ready: boolean
  order: FragmentType<BuyButton_OrderFragment>
}) {
  const { setOpen } = useCartDialog()
  const { data } = useSuspenseFragment({
    fragment: BuyButton_OrderFragmentDoc,
    fragmentName: 'BuyButton_order',
    from: order,
  })
  const inCart = data.orderLineCollection?.edges.some((edge) => edge.node.productId === productId)
  if (inCart !== true) return <Add productId={productId} ready={ready} />
  return (
    <Button size="lg" variant="outline" onClick={() => setOpen(true)}>
      <CheckIcon aria-hidden="true" className="text-chalk-green" />
      <FormattedMessage defaultMessage="In your cart" id="L53eJY" />
    </Button>
  )
}

function Add({ productId, ready }: { productId: string; ready: boolean }) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [adding, startAdding] = useTransition()
  const add = () =>
    startAdding(async () => {
      try {
        await addToCart(client, productId)
        showSnack(
          'done',
          intl.formatMessage({ defaultMessage: 'Added to your cart', id: 'ehhx5P' }),
        )
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <Button size="lg" disabled={!ready || adding || !online} onClick={add}>
      <ShoppingBasketIcon aria-hidden="true" />
      <FormattedMessage defaultMessage="Add to Cart" id="Ri//8C" />
    </Button>
  )
}
