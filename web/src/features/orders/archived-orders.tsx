import { useQuery } from '@apollo/client/react'
import { ChevronDownIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { Money } from '@/components/money.tsx'
import { paths } from '@/config/paths.ts'
import { ArchivedOrdersDocument } from '@/graphql/generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'

/** Cancelled orders that were put away, below the list; nothing where there are none. */
export function ArchivedOrders() {
  const locale = useLocale()
  const { search } = useLocation()
  const { data } = useQuery(ArchivedOrdersDocument)
  const orders = data?.archived.edges.map((edge) => edge.node) ?? []
  if (orders.length === 0) return null
  return (
    <details className="group border-line mt-10 border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <FormattedMessage
          defaultMessage="{count, plural, one {# cancelled order} other {# cancelled orders}} in the archive"
          id="JRkLpa"
          values={{ count: orders.length }}
        />
        <ChevronDownIcon
          aria-hidden="true"
          className="text-ink-muted size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-line divide-y">
        {orders.map((order) => (
          <li key={order.nodeId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
            <Link
              to={{ pathname: paths.orders.href(order.orderNumber ?? order.id), search }}
              preventScrollReset
              className="text-board flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {order.orderNumber ?? (
                <FormattedMessage defaultMessage="Order without a number" id="g6Obu5" />
              )}
            </Link>
            {order.orderDateTime !== null && (
              <time dateTime={order.orderDateTime} className="text-ink-muted">
                {formatDay(order.orderDateTime, locale)}
              </time>
            )}
            <span className="ml-auto tabular-nums">
              <Money amount={order.orderTotal} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
