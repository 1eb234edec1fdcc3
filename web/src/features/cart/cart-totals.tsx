import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import {
  CartTotals_OrderFragmentDoc,
  type CartTotals_OrderFragment,
} from './cart-totals.generated.ts'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'

/** The totals of what can be ordered. All amounts come from the database; nothing is added up here. */
export function CartTotals({ order }: { order: FragmentType<CartTotals_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: CartTotals_OrderFragmentDoc,
    fragmentName: 'CartTotals_order',
    from: order,
  })
  const { couponCode } = data
  const coupon = data.orderableCouponAmount ?? '0'
  const delivery = data.orderableShippingFee ?? '0'
  const vat = data.orderableVat ?? '0'
  const total = data.orderableTotal ?? data.orderTotal
  const leftOut = parseRand(total) !== parseRand(data.orderTotal)
  return (
    <div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-[15px] tabular-nums">
        {couponCode !== null && (
          <Row
            label={
              <FormattedMessage
                defaultMessage="Coupon {code}"
                id="SAVMAz"
                values={{ code: couponCode }}
              />
            }
          >
            <Money amount={`-${coupon}`} />
          </Row>
        )}
        {parseRand(delivery) > 0 && (
          <Row label={<FormattedMessage defaultMessage="Delivery" id="drqP2L" />}>
            <Money amount={delivery} />
          </Row>
        )}
        {parseRand(vat) > 0 && (
          <Row
            label={<FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />}
            className="text-ink-muted"
          >
            <Money amount={vat} />
          </Row>
        )}
        <Row
          label={<FormattedMessage defaultMessage="Total" id="MJ2jZQ" />}
          className="font-display text-xl font-bold"
          testId="cart-total"
        >
          <Money amount={total} />
        </Row>
      </dl>
      {leftOut && (
        <p className="text-ink-muted mt-1.5 text-sm">
          <FormattedMessage
            defaultMessage="Crossed-out items are not included in the total."
            id="7Js69J"
          />
        </p>
      )}
    </div>
  )
}

function Row({
  label,
  children,
  className,
  testId,
}: {
  label: ReactNode
  children: ReactNode
  className?: string
  testId?: string
}) {
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={cn('text-right', className)} data-testid={testId}>
        {children}
      </dd>
    </>
  )
}
