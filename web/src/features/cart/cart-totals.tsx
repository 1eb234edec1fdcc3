import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/components/money.tsx'
import { CartTotals_OrderFragmentDoc, type CartTotals_OrderFragment } from '@/graphql/generated.ts'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'

/** What the lines come to. All amounts are the database's; nothing is added up here. */
export function CartTotals({ order }: { order: FragmentType<CartTotals_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: CartTotals_OrderFragmentDoc,
    fragmentName: 'CartTotals_order',
    from: order,
  })
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-[15px] tabular-nums">
      {data.couponCode !== null && (
        <Row
          label={
            <FormattedMessage
              defaultMessage="Coupon {code}"
              id="SAVMAz"
              values={{ code: data.couponCode }}
            />
          }
        >
          <Money amount={`-${data.couponAmount}`} />
        </Row>
      )}
      {parseRand(data.shippingFee) > 0 && (
        <Row label={<FormattedMessage defaultMessage="Delivery" id="drqP2L" />}>
          <Money amount={data.shippingFee} />
        </Row>
      )}
      {parseRand(data.orderVat) > 0 && (
        <Row
          label={<FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />}
          className="text-ink-muted"
        >
          <Money amount={data.orderVat} />
        </Row>
      )}
      <Row
        label={<FormattedMessage defaultMessage="Total" id="MJ2jZQ" />}
        className="font-display text-xl font-bold"
        testId="cart-total"
      >
        <Money amount={data.orderTotal} />
      </Row>
    </dl>
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
