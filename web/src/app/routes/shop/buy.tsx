import { FormattedMessage } from 'react-intl'
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { prepareViewer } from '@/features/account/viewer.ts'
import { addToCart } from '@/features/cart/cart-actions.ts'
import { apolloClient } from '@/graphql/client.ts'
import { toAppError } from '@/lib/errors.ts'
import { isUuid } from '@/lib/uuid.ts'
import { signedInUser } from '../../guard.ts'

/**
 * The purchase of a visitor goes on here after signing in, once there is a profile to hang the
 * order on (spec/platform.md 2), and ends on the product with the cart open.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { productId } = params
  if (!isUuid(productId)) return redirect(paths.home.href())
  const user = await signedInUser(request)
  try {
    await prepareViewer(apolloClient, user.id)
    await addToCart(apolloClient, productId)
  } catch (error) {
    return { productId, error: toAppError(error) }
  }
  return redirect(`${paths.product.href(productId)}?cart=open`)
}

export function Component() {
  const result = useLoaderData<typeof loader>()
  if (result instanceof Response) return <LoadingStroke />
  return (
    <div className="page grid max-w-xl justify-items-start gap-6 py-16">
      <PageTitle />
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="Not added to your cart" id="tpcW0i" />
      </h1>
      <FormError error={result.error} />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.product.href(result.productId)}>
            <FormattedMessage defaultMessage="Back to the resource" id="vJd8Wp" />
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.buy.href(result.productId)} replace>
            <FormattedMessage defaultMessage="Try again" id="FazwRl" />
          </Link>
        </Button>
      </div>
    </div>
  )
}
