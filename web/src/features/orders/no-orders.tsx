import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { EmptyBasketDrawing } from '@/components/brand/drawings/empty-basket.tsx'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Nothing to list, and what to do about it: a first order, other words, or back to the first page. */
export function NoOrders({
  search,
  pastTheEnd,
  onReset,
}: {
  search: string
  /** There are orders, on an earlier page. */
  pastTheEnd: boolean
  onReset: () => void
}) {
  const title = <FormattedMessage defaultMessage="No Orders found" id="qH+YQK" />
  if (search === '' && !pastTheEnd) {
    return (
      <EmptyState
        drawing={<EmptyBasketDrawing />}
        title={title}
        action={
          <Button asChild>
            <Link to={paths.products.href()}>
              <FormattedMessage defaultMessage="Browse the shop" id="YtJ1iO" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="What you buy is listed here, with its invoice."
          id="cw6QQD"
        />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<NothingFoundDrawing />}
      title={title}
      action={
        <Button variant="outline" onClick={onReset}>
          <FormattedMessage defaultMessage="Show all orders" id="5n/AqJ" />
        </Button>
      }
    >
      <FormattedMessage
        defaultMessage="Every word must occur in the order’s number, date, status, payment method or total."
        id="o49Fop"
      />
    </EmptyState>
  )
}
