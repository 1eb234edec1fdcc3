import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Links to the order and to support. */
export function WaysOn({
  orderNumber,
  first = false,
}: {
  orderNumber: string | null
  /** True when seeing the order is the primary action of the page. */
  first?: boolean
}) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {orderNumber !== null && (
        <Button asChild {...(first ? {} : { variant: 'outline' })}>
          <Link to={paths.orders.href(orderNumber)}>
            <FormattedMessage defaultMessage="View the order" id="sQizQU" />
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to={paths.contact.href()}>
          <FormattedMessage defaultMessage="Contact us" id="WnQ/AZ" />
        </Link>
      </Button>
    </div>
  )
}
