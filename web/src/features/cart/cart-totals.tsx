import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { OrderSums } from '@/domain/money/order-sums.tsx'
import {
  CartTotals_OrderFragmentDoc,
  type CartTotals_OrderFragment,
} from './cart-totals.generated.ts'
import { parseRand } from '@/lib/money.ts'

/** The totals of what can be ordered. */
export function CartTotals({ order }: { order: FragmentType<CartTotals_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: CartTotals_OrderFragmentDoc,
    fragmentName: 'CartTotals_order',
    from: order,
  })
  const total = data.orderableTotal ?? data.orderTotal
  const leftOut = parseRand(total) !== parseRand(data.orderTotal)
  return (
    <div>
      <OrderSums
        sums={{
          // A coupon that has ended takes nothing off; the step says so on top.
          couponCode: data.couponProblem === null ? data.couponCode : null,
          couponAmount: data.orderableCouponAmount ?? '0',
          shippingFee: data.orderableShippingFee ?? '0',
          vat: data.orderableVat ?? '0',
          total,
        }}
        testId="cart-total"
      />
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
