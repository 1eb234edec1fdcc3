import { useApolloClient, useQuery } from '@apollo/client/react'
import { ChevronDownIcon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { ReadError } from '@/components/form/read-error.tsx'
import { Money } from '@/domain/money/money.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { ArchivedOrdersDocument, type ArchivedOrdersQuery } from './archived-orders.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'

const first = 10

/** Cancelled orders that were put away, below the list; nothing where there are none. "View more" adds a page. */
export function ArchivedOrders() {
  const { data, error, refetch } = useQuery(ArchivedOrdersDocument, { variables: { first } })
  if (data === undefined) return <ReadError error={error} onRetry={refetch} />
  if (data.archived.totalCount === 0) return null
  const { edges, pageInfo, totalCount } = data.archived
  return (
    <details className="group border-line mt-10 border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <FormattedMessage
          defaultMessage="{count, plural, one {# cancelled order} other {# cancelled orders}} in the archive"
          id="JRkLpa"
          values={{ count: totalCount }}
        />
        <ChevronDownIcon
          aria-hidden="true"
          className="text-ink-muted size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-line divide-y">
        {edges.map(({ node }) => (
          <ArchivedRow key={node.nodeId} order={node} />
        ))}
      </ul>
      {pageInfo.hasNextPage && <MoreButton after={pageInfo.endCursor} />}
    </details>
  )
}

type Order = ArchivedOrdersQuery['archived']['edges'][number]['node']

function ArchivedRow({ order }: { order: Order }) {
  const locale = useLocale()
  const { search } = useLocation()
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      <div className="flex flex-wrap items-center gap-x-6">
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
      </div>
      <span className="tabular-nums">
        <Money amount={order.orderTotal} />
      </span>
    </li>
  )
}

function MoreButton({ after }: { after: string | null }) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [loading, startLoading] = useTransition()
  const more = () =>
    startLoading(async () => {
      try {
        // Into the same list of the cache, see landing-loader.ts.
        await client.query({
          query: ArchivedOrdersDocument,
          variables: { first, after },
          fetchPolicy: 'network-only',
        })
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <div className="flex justify-center pt-4 pb-2">
      <Button variant="outline" size="lg" disabled={loading || !online} onClick={more}>
        <FormattedMessage defaultMessage="View more" id="34Up+l" />
      </Button>
    </div>
  )
}
