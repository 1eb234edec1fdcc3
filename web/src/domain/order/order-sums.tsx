import { FormattedMessage } from 'react-intl'
import { OrderSums as Amounts } from '@/domain/money/order-sums.tsx'
import { OrderLine } from './order-line.tsx'
import type { OrderedLine } from './ordered-goods.ts'

/** The lines of an order, and below them what they come to. */
export function OrderSums({
  lines,
  sums,
  forShop = false,
}: {
  lines: OrderedLine[]
  /** The reader is not the buyer. */
  forShop?: boolean
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
          <OrderLine key={line.key} line={line} forShop={forShop} />
        ))}
      </ul>
      <div className="border-line border-t pt-4">
        <Amounts
          sums={{ ...sums, vat: sums.orderVat, total: sums.orderTotal }}
          testId="order-total"
        />
      </div>
    </section>
  )
}
