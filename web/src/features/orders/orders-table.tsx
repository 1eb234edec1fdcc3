import { createColumnHelper } from '@tanstack/react-table'
import { EyeIcon } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { features } from '@/components/table/table-features.ts'
import type { TableState } from '@/components/table/table-state.ts'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import type { OrderRow_OrderFragment } from './order-row.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import { OrderStatus } from './order-status.tsx'
import { methodWord } from './order-words.ts'

type Order = OrderRow_OrderFragment

/** Said by the order itself too: not where the table would have to be pushed about. */
const withRoom = '@max-[920px]:hidden'

/** For what an order does not have. */
const none = '–'

/** The order's address: by its number, which people know, or by its key when it never got one. */
const addressOf = (order: Order) => paths.orders.href(order.orderNumber ?? order.id)

function ViewLink({ order, intl }: { order: Order; intl: IntlShape }) {
  const { search } = useLocation()
  return (
    <Button asChild variant="outline" size="sm">
      <Link
        to={{ pathname: addressOf(order), search }}
        preventScrollReset
        aria-label={intl.formatMessage(
          { defaultMessage: 'View order {number}', id: 'ths7K/' },
          { number: order.orderNumber ?? '' },
        )}
      >
        <EyeIcon aria-hidden="true" />
        <FormattedMessage defaultMessage="View" id="FgydNe" />
      </Link>
    </Button>
  )
}

function OrderDay({ moment }: { moment: string | null }) {
  const locale = useLocale()
  if (moment === null) return none
  return (
    <time dateTime={moment} title={formatMoment(moment, locale)} className="whitespace-nowrap">
      {formatDay(moment, locale)}
    </time>
  )
}

const helper = createColumnHelper<typeof features, Order>()

const columnsFor = (intl: IntlShape) =>
  helper.columns([
    helper.accessor('orderNumber', {
      header: intl.formatMessage({ defaultMessage: 'Order number', id: 'HjByX7' }),
      cell: ({ row }) => (
        <span className="font-semibold whitespace-nowrap">{row.original.orderNumber ?? none}</span>
      ),
    }),
    helper.accessor('orderDateTime', {
      header: intl.formatMessage({ defaultMessage: 'Date', id: 'P7PLVj' }),
      sortDescFirst: true,
      cell: ({ row }) => <OrderDay moment={row.original.orderDateTime} />,
    }),
    helper.accessor('orderStatus', {
      header: intl.formatMessage({ defaultMessage: 'Status', id: 'tzMNF3' }),
      cell: ({ row }) => <OrderStatus status={row.original.orderStatus} />,
    }),
    helper.accessor('orderPaymentMethod', {
      header: intl.formatMessage({ defaultMessage: 'Payment method', id: 'BVTni9' }),
      meta: { className: withRoom },
      cell: ({ row }) => methodWord(intl, row.original.orderPaymentMethod),
    }),
    helper.accessor('orderTotal', {
      header: intl.formatMessage({ defaultMessage: 'Total', id: 'MJ2jZQ' }),
      sortDescFirst: true,
      meta: { numeric: true },
      cell: ({ row }) => (
        <span className="font-semibold">
          <Money amount={row.original.orderTotal} />
        </span>
      ),
    }),
    helper.accessor('productCount', {
      header: intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' }),
      sortDescFirst: true,
      meta: { numeric: true, className: withRoom },
    }),
    helper.display({
      id: 'actions',
      header: intl.formatMessage({ defaultMessage: 'Actions', id: 'wL7VAE' }),
      meta: { numeric: true },
      cell: ({ row }) => <ViewLink order={row.original} intl={intl} />,
    }),
  ])

function OrderCard({ order, intl }: { order: Order; intl: IntlShape }) {
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="font-semibold">{order.orderNumber ?? none}</p>
          <p className="text-ink-muted text-sm">
            <OrderDay moment={order.orderDateTime} />
            {order.orderPaymentMethod !== null && (
              <span className="before:px-1.5 before:content-['·']">
                {methodWord(intl, order.orderPaymentMethod)}
              </span>
            )}
          </p>
        </div>
        <OrderStatus status={order.orderStatus} />
      </div>
      <div className="flex items-end justify-between gap-3">
        <div>
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="{count, plural, one {# resource} other {# resources}}"
              values={{ count: order.productCount }}
              id="4Q6eUN"
            />
          </p>
          <p className="font-display text-xl font-bold">
            <Money amount={order.orderTotal} />
          </p>
        </div>
        <ViewLink order={order} intl={intl} />
      </div>
    </div>
  )
}

/** spec/teacher.md 2: the orders of a teacher. */
export function OrdersTable({
  orders,
  sort,
  onSort,
  busy,
}: {
  orders: Order[]
  sort: TableState['sort']
  onSort: (sort: TableState['sort']) => void
  busy: boolean
}) {
  const intl = useIntl()
  const columns = useMemo(() => columnsFor(intl), [intl])
  return (
    <DataTable
      caption={intl.formatMessage({ defaultMessage: 'My orders', id: 'cA7xQl' })}
      rows={orders}
      columns={columns}
      rowId={(order) => order.nodeId}
      sort={sort}
      onSort={onSort}
      card={(order) => <OrderCard order={order} intl={intl} />}
      busy={busy}
    />
  )
}
