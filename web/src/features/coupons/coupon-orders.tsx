import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CouponOrdersDocument } from './coupon-orders.generated.ts'
import { CouponOrdersTable } from './coupon-orders-table.tsx'
import type { CouponRow_CouponFragment } from './coupons.generated.ts'

const pageSize = 20

/** The orders that use a coupon. A cancelled order no longer counts. */
export function CouponOrders({
  coupon,
  onClose,
}: {
  coupon: CouponRow_CouponFragment
  onClose: () => void
}) {
  const intl = useIntl()
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
        tabIndex={-1}
        onOpenAutoFocus={focusWhole}
        className="grid content-start gap-4 p-5 min-[600px]:w-[min(640px,calc(100vw-48px))] min-[600px]:p-7"
      >
        <DialogTitle className="wrap-anywhere">
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
        {orders.length > 0 && <CouponOrdersTable orders={orders} />}
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
