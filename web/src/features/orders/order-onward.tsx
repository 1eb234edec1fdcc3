import { LibraryBigIcon, ShoppingBasketIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** What the buyer can do next with an order that is open or paid: go on in the cart, or to what is hers. */
export function OrderOnward({ status }: { status: string }) {
  if (status === 'PAID') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <FormattedMessage defaultMessage="What you bought here is in your library." id="7rrBdi" />
        </p>
        <Button asChild>
          <Link to={paths.boughtProducts.href()}>
            <LibraryBigIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Go to my resources" id="akXYdu" />
          </Link>
        </Button>
      </div>
    )
  }
  if (status !== 'QUOTING' && status !== 'PENDING') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-[46ch]">
        {status === 'QUOTING' ? (
          <FormattedMessage
            defaultMessage="We made this quote for you. It waits in your cart, where you can order it."
            id="aVjEdY"
          />
        ) : (
          <FormattedMessage defaultMessage="This order is still in your cart." id="mJ2W8h" />
        )}
      </p>
      <Button asChild>
        <Link to={{ pathname: paths.orders.href(), search: '?cart=open' }}>
          <ShoppingBasketIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Continue in the cart" id="krTCpG" />
        </Link>
      </Button>
    </div>
  )
}
