import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '@/domain/money/money.tsx'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'
import { OrderLine } from './order-line.tsx'
import type { OrderedLine } from './ordered-goods.ts'

/** The lines of an order, and below them what they come to. */
export function OrderSums({
  lines,
  sums,
}: {
  lines: OrderedLine[]
  sums: {
    couponCode: string | null
    couponAmount: string
    shippingFee: string
    orderVat: string
    orderTotal: string
  }
}) {
  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines" className="text-lg">
        <FormattedMessage defaultMessage="Resources" id="c/KktL" />
      </h3>
      <ul className="divide-line divide-y">
        {lines.map((line) => (
          <OrderLine key={line.key} line={line} />
        ))}
      </ul>
      <dl className="border-line grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-t pt-4 text-[15px] tabular-nums">
        {sums.couponCode !== null && (
          <Amount
            label={
              <FormattedMessage
                defaultMessage="Coupon {code}"
                values={{ code: sums.couponCode }}
                id="SAVMAz"
              />
            }
          >
            <Money amount={`-${sums.couponAmount}`} />
          </Amount>
        )}
        {parseRand(sums.shippingFee) > 0 && (
          <Amount label={<FormattedMessage defaultMessage="Delivery" id="drqP2L" />}>
            <Money amount={sums.shippingFee} />
          </Amount>
        )}
        {parseRand(sums.orderVat) > 0 && (
          <Amount
            label={<FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />}
            className="text-ink-muted"
          >
            <Money amount={sums.orderVat} />
          </Amount>
        )}
        <Amount
          label={<FormattedMessage defaultMessage="Total" id="MJ2jZQ" />}
          className="font-display text-xl font-bold"
        >
          <span data-testid="order-total">
            <Money amount={sums.orderTotal} />
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
