import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { TablePager } from '@/components/table/table-pager.tsx'
import { TableSearch } from '@/components/table/table-search.tsx'
import { TableSkeleton } from '@/components/table/table-skeleton.tsx'
import { readTableState } from '@/components/table/table-state.ts'
import { useTableState } from '@/components/table/use-table-state.ts'
import { paths } from '@/config/paths.ts'
import { InvoiceTo } from '@/features/cart/checkout/invoice-to.tsx'
import { ArchivedOrders } from '@/features/orders/archived-orders.tsx'
import { NoOrders } from '@/features/orders/no-orders.tsx'
import { OrderDialog } from '@/features/orders/order-dialog.tsx'
import { ordersTable, ordersVariables } from '@/features/orders/orders-query.ts'
import { OrdersTable } from '@/features/orders/orders-table.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import { OrdersPageDocument, OrdersSearchDocument } from './orders-page.generated.ts'

const stateOf = (url: URL) => readTableState(url.searchParams, ordersTable)

/** Both answer alike; the database searches by another way than it lists (supabase/CONVENTIONS.md). */
export function loader({ request }: LoaderFunctionArgs) {
  const { search, ...page } = stateOf(new URL(request.url))
  const variables = ordersVariables(page)
  const fetchPolicy = 'cache-and-network'
  return {
    query:
      search === ''
        ? preloadQuery(OrdersPageDocument, { variables, fetchPolicy })
        : preloadQuery(OrdersSearchDocument, {
            variables: { ...variables, words: search },
            fetchPolicy,
          }),
  }
}

type OrdersData = ReturnType<typeof loader>

/** Opening an order or the cart changes the address, not what is listed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList = JSON.stringify(stateOf(currentUrl)) === JSON.stringify(stateOf(nextUrl))
  return sameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

/** spec/teacher.md 2, "Product orders page": what a teacher ordered, with one order open when the address names it. */
export function Component() {
  const intl = useIntl()
  const { query } = useLoaderData<OrdersData>()
  const { state, change } = useTableState(ordersTable)
  const { orderId } = useParams()
  const { search } = useLocation()
  // After a checkout the cart's dialog says first how to pay; closing it uncovers the order.
  const placing = new URLSearchParams(search).get('cart') === 'placed'
  const navigate = useNavigate()
  const title = intl.formatMessage({ defaultMessage: 'My orders', id: 'cA7xQl' })
  return (
    <>
      <PageTitle title={orderId === undefined ? title : `${orderId} · ${title}`} />
      <div className="flex flex-col gap-4 pb-6 min-[740px]:flex-row min-[740px]:items-end min-[740px]:justify-between">
        <h1 className="text-3xl">{title}</h1>
        <TableSearch
          label={intl.formatMessage({ defaultMessage: 'Search orders', id: '+VcRi3' })}
          placeholder={intl.formatMessage({
            defaultMessage: 'Number, date, status, total',
            id: 'rpCoC2',
          })}
          search={state.search}
          onSearch={(words) => change({ search: words })}
        />
      </div>
      <Suspense
        fallback={
          <TableSkeleton
            label={intl.formatMessage({ defaultMessage: 'Loading Orders…', id: 'L8l+R/' })}
            columns={7}
          />
        }
      >
        <Orders query={query} />
      </Suspense>
      <ArchivedOrders />
      {orderId !== undefined && !placing && (
        <OrderDialog
          key={orderId}
          orderId={orderId}
          invoiceTo={<InvoiceTo missing={false} />}
          onClose={() =>
            void navigate({ pathname: paths.orders.href(), search }, { preventScrollReset: true })
          }
        />
      )}
    </>
  )
}

function Orders({ query }: OrdersData) {
  const { data } = useReadQuery(query)
  const { state, change } = useTableState(ordersTable)
  const busy = useNavigation().state === 'loading'
  const orders = data.orders?.edges.map((edge) => edge.node) ?? []
  const total = data.orders?.totalCount ?? 0
  if (orders.length === 0) {
    return (
      <NoOrders
        search={state.search}
        pastTheEnd={total > 0}
        onReset={() => change({ search: '', pageIndex: 0 })}
      />
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        <FormattedMessage
          defaultMessage="{count, plural, one {# order} other {# orders}}"
          values={{ count: total }}
          id="6IPn1w"
        />
      </p>
      <OrdersTable
        orders={orders}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        busy={busy}
      />
      <TablePager state={state} total={total} pageSizes={ordersTable.pageSizes} onChange={change} />
    </>
  )
}
