import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import { Money } from '@/domain/money/money.tsx'
import { OrderStatus } from '@/domain/order/order-status.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { parseRand } from '@/lib/money.ts'
import { CustomerCard, Nothing } from './customer-card.tsx'
import type { Customer, CustomerOrders } from './customer-document.ts'

/** The latest orders or quotes of a customer, and the way to all of them. */
export function OrdersCard({
  customer: { teacherProfileId, owner },
  orders,
  kind,
}: {
  customer: Customer
  orders: CustomerOrders
  kind: 'orders' | 'quotes'
}) {
  const lists = {
    orders: { of: adminPaths.ordersOfCustomer, one: adminPaths.productOrders },
    quotes: { of: adminPaths.quotesOfCustomer, one: adminPaths.productQuotes },
  }[kind]
  return (
    <CustomerCard
      title={
        kind === 'orders' ? (
          <FormattedMessage defaultMessage="Orders" id="X7jl6w" />
        ) : (
          <FormattedMessage defaultMessage="Quotes" id="epJ5ty" />
        )
      }
      count={orders.count}
      action={
        orders.count > 0 && teacherProfileId !== null ? (
          <Button asChild variant="link" size="inline" className="text-sm">
            <Link to={lists.of.href(teacherProfileId, owner)}>
              {kind === 'orders' ? (
                <FormattedMessage defaultMessage="View Orders" id="M5uusK" />
              ) : (
                <FormattedMessage defaultMessage="View Quotes" id="vP4n3D" />
              )}
            </Link>
          </Button>
        ) : undefined
      }
    >
      {orders.latest.length === 0 ? (
        <Nothing>
          {kind === 'orders' ? (
            <FormattedMessage defaultMessage="Nothing has been ordered yet." id="3kCQsP" />
          ) : (
            <FormattedMessage defaultMessage="No quote is open." id="IDddv2" />
          )}
        </Nothing>
      ) : (
        <ul className="divide-line -my-2 divide-y">
          {orders.latest.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              to={lists.one.href(order.orderNumber ?? order.id)}
            />
          ))}
        </ul>
      )}
    </CustomerCard>
  )
}

function OrderRow({ order, to }: { order: CustomerOrders['latest'][number]; to: string }) {
  const locale = useLocale()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 min-[600px]:grid-cols-[minmax(0,1fr)_auto_minmax(7rem,auto)]">
      <div className="min-w-0">
        <Link to={to} className="hover:text-board font-semibold tabular-nums hover:underline">
          {order.orderNumber ?? formatShortDay(order.moment, locale)}
        </Link>
        <p className="text-ink-muted text-sm">
          <time dateTime={order.moment}>{formatShortDay(order.moment, locale)}</time>
          <span className="before:mx-1.5 before:content-['·']">
            <FormattedMessage
              defaultMessage="{count, plural, one {# resource} other {# resources}}"
              id="4Q6eUN"
              values={{ count: order.productCount }}
            />
          </span>
        </p>
      </div>
      <OrderStatus status={order.orderStatus} />
      <span className="text-right font-semibold tabular-nums max-[599px]:col-span-2 max-[599px]:text-left">
        <Money amount={order.orderTotal} />
      </span>
      <OrderMoneyNote order={order} />
    </li>
  )
}

/** What else there is to say of the money of an order. */
function OrderMoneyNote({ order }: { order: CustomerOrders['latest'][number] }) {
  const some = (amount: string | undefined) => amount !== undefined && parseRand(amount) > 0
  const { orderStatus, paidAmount = '0.00', refundedAmount = '0.00', owedBackAmount } = order
  const partPaid = orderStatus === 'PROCESSING' && some(paidAmount)
  if (!partPaid && !some(refundedAmount) && !some(owedBackAmount)) return null
  return (
    <p className="col-span-full flex flex-wrap gap-x-3 text-sm font-semibold tabular-nums">
      {partPaid && (
        <FormattedMessage
          defaultMessage="{received} of {total} received"
          id="pBDEeh"
          values={{
            received: <Money amount={paidAmount} />,
            total: <Money amount={order.orderTotal} />,
          }}
        />
      )}
      {some(refundedAmount) && (
        <FormattedMessage
          defaultMessage="{amount} refunded"
          id="7Sb0xt"
          values={{ amount: <Money amount={refundedAmount} /> }}
        />
      )}
      {owedBackAmount !== undefined && some(owedBackAmount) && (
        <FormattedMessage
          defaultMessage="{amount} is owed back to the customer"
          id="loSqrt"
          values={{ amount: <Money amount={owedBackAmount} /> }}
        />
      )}
    </p>
  )
}
