import { FormattedMessage } from 'react-intl'
import { OrderSums as Amounts } from '@/domain/money/order-sums.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
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
    /** What was given back since. */
    refundedAmount?: string
    /** What has come of it, and what it has still to be paid. */
    paidAmount?: string | null
    dueAmount?: string | null
    /** What was paid beyond its price, and is kept for the buyer. */
    creditAmount?: string | null
  }
}) {
  const locale = useLocale()
  const paid = parseRand(sums.paidAmount ?? '0.00')
  const due = parseRand(sums.dueAmount ?? '0.00')
  const credit = parseRand(sums.creditAmount ?? '0.00')
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
        {paid > 0 && due > 0 && (
          <p className="flex justify-between gap-6 pt-2 text-[15px] font-semibold tabular-nums">
            <FormattedMessage
              defaultMessage="{received} of {total} received"
              id="pBDEeh"
              values={{
                received: formatRand(paid, locale),
                total: formatRand(parseRand(sums.orderTotal), locale),
              }}
            />
            <span className="whitespace-nowrap" data-testid="order-due">
              <FormattedMessage
                defaultMessage="{amount} still to pay"
                id="jMA87S"
                values={{ amount: formatRand(due, locale) }}
              />
            </span>
          </p>
        )}
        {credit > 0 && (
          <p className="pt-2 text-[15px] font-semibold" data-testid="order-credit">
            <FormattedMessage
              defaultMessage="You have paid {amount} beyond the price. We keep it for you until it is paid back or used for another order."
              id="J83MwP"
              values={{ amount: formatRand(credit, locale) }}
            />
          </p>
        )}
        {sums.refundedAmount !== undefined && parseRand(sums.refundedAmount) > 0 && (
          <p className="text-ink-muted flex justify-between gap-6 pt-2 text-[15px] tabular-nums">
            <FormattedMessage defaultMessage="Given back" id="P7O4bQ" />
            <span className="whitespace-nowrap" data-testid="order-refunded">
              {formatRand(-parseRand(sums.refundedAmount), locale)}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}
