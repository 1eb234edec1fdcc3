import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { CouponOrdersQuery } from './coupon-orders.generated.ts'

type Order = NonNullable<CouponOrdersQuery['couponOrders']>['edges'][number]['node']

/** Shown where an order has no number or date. */
const none = '–'

/** Who used the coupon, when, and what it took off. */
export function CouponOrdersTable({ orders }: { orders: readonly Order[] }) {
  const locale = useLocale()
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="border-line text-ink-muted border-b text-left">
          <th scope="col" className="py-2 font-semibold">
            <FormattedMessage defaultMessage="Order number" id="HjByX7" />
          </th>
          <th scope="col" className="py-2 font-semibold">
            <FormattedMessage defaultMessage="Date" id="P7PLVj" />
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            <FormattedMessage defaultMessage="Coupon" id="qA2eJk" />
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            <FormattedMessage defaultMessage="Total" id="MJ2jZQ" />
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.nodeId} className="border-line border-b last:border-b-0">
            <td className="py-2 pr-3">
              {order.orderNumber ?? none}
              <span className="text-ink-muted block truncate text-[13px]">
                {order.owner.split('::')[1]}
              </span>
            </td>
            <td className="py-2 pr-3 whitespace-nowrap">
              {order.orderDateTime === null ? none : formatShortDay(order.orderDateTime, locale)}
            </td>
            <td className="py-2 pr-3 text-right">
              <Money amount={order.couponAmount} />
            </td>
            <td className="py-2 text-right">
              <Money amount={order.orderTotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
