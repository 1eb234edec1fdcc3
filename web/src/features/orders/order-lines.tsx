import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/components/money.tsx'
import { OrderLines_OrderFragmentDoc, type OrderLines_OrderFragment } from '@/graphql/generated.ts'
import { cn } from '@/lib/class-names.ts'
import { OrderLine } from './order-line.tsx'

/** What was ordered and what it comes to. All amounts are the database's. */
export function OrderLines({ order }: { order: FragmentType<OrderLines_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: OrderLines_OrderFragmentDoc,
    fragmentName: 'OrderLines_order',
    from: order,
  })
  const lines = data.orderLineCollection?.edges.map((edge) => edge.node) ?? []
  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines" className="text-lg">
        <FormattedMessage defaultMessage="Products" id="7NFfmz" />
      </h3>
      <ul className="divide-line divide-y">
        {lines.map((line) => (
          <OrderLine key={line.nodeId} line={line} />
        ))}
      </ul>
      <dl className="border-line grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-t pt-4 text-[15px] tabular-nums">
        {data.couponCode !== null && (
          <Amount
            label={
              <FormattedMessage
                defaultMessage="Coupon {code}"
                values={{ code: data.couponCode }}
                id="SAVMAz"
              />
            }
          >
            <Money amount={`-${data.couponAmount}`} />
          </Amount>
        )}
        {Number(data.shippingFee) > 0 && (
          <Amount label={<FormattedMessage defaultMessage="Delivery" id="drqP2L" />}>
            <Money amount={data.shippingFee} />
          </Amount>
        )}
        <Amount
          label={<FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />}
          className="text-ink-muted"
        >
          <Money amount={data.orderVat} />
        </Amount>
        <Amount
          label={<FormattedMessage defaultMessage="Total" id="MJ2jZQ" />}
          className="font-display text-xl font-bold"
        >
          <span data-testid="order-total">
            <Money amount={data.orderTotal} />
          </span>
        </Amount>
      </dl>
    </section>
  )
}

function Amount({
  label,
  children,
  className,
}: {
  label: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={cn('text-right', className)}>{children}</dd>
    </>
  )
}
