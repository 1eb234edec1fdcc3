import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Money } from '@/domain/money/money.tsx'
import { CouponOrdersDocument } from './coupon-orders.generated.ts'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'

const pageSize = 20

/** For what an order does not have. */
const none = '–'

/** The orders that use a coupon now; a cancelled order has given its use back. */
export function CouponOrders({
  coupon,
  onClose,
}: {
  coupon: CouponRow_CouponFragment
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const [page, setPage] = useState(0)
  const { data, error } = useQuery(CouponOrdersDocument, {
    variables: { couponId: coupon.id, first: pageSize, offset: page * pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const list = data?.couponOrders
  const orders = list?.edges.map(({ node }) => node) ?? []
  const total = list?.totalCount ?? 0
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="grid content-start gap-4 p-5 min-[600px]:w-[min(640px,calc(100vw-48px))] min-[600px]:p-7"
      >
        <DialogTitle>
          <FormattedMessage
            defaultMessage="Orders with {code}"
            id="ch8yMD"
            values={{ code: coupon.couponCode }}
          />
        </DialogTitle>
        <FormError error={error} />
        {list === undefined && error === undefined && <Skeleton className="h-32" />}
        {list !== undefined && orders.length === 0 && (
          <p className="text-ink-muted">
            <FormattedMessage defaultMessage="No order uses this coupon." id="o6A9hy" />
          </p>
        )}
        {orders.length > 0 && (
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
                    {order.orderDateTime === null
                      ? none
                      : formatShortDay(order.orderDateTime, locale)}
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
        )}
        {total > pageSize && (
          <div className="flex items-center justify-end gap-3">
            <span className="text-ink-muted mr-auto text-sm tabular-nums">
              {intl.formatMessage(
                { defaultMessage: '{first}–{last} of {total}', id: '5C4XYI' },
                {
                  first: page * pageSize + 1,
                  last: Math.min(total, (page + 1) * pageSize),
                  total,
                },
              )}
            </span>
            <Button variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
              <FormattedMessage defaultMessage="Previous" id="JJNc3c" />
            </Button>
            <Button
              variant="outline"
              disabled={(page + 1) * pageSize >= total}
              onClick={() => setPage(page + 1)}
            >
              <FormattedMessage defaultMessage="Next" id="9+Ddtu" />
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
