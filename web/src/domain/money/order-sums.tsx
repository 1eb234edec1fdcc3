import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatRand, parseRand } from '@/lib/money.ts'

export interface Sums {
  couponCode: string | null
  couponAmount: string
  shippingFee: string
  vat: string
  total: string
}

/**
 * What an order comes to, in one order everywhere: subtotal, coupon, delivery, the VAT within, total. The database gives
 * the amounts; the subtotal is what the others add up from.
 */
export function OrderSums({
  sums: { couponCode, ...sums },
  testId,
}: {
  sums: Sums
  /** On the total. */
  testId: string
}) {
  const coupon = parseRand(sums.couponAmount)
  const delivery = parseRand(sums.shippingFee)
  const vat = parseRand(sums.vat)
  const total = parseRand(sums.total)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-[15px] tabular-nums">
      {(couponCode !== null || delivery > 0) && (
        <Amount
          label={<FormattedMessage defaultMessage="Subtotal" id="L8seEc" />}
          cents={total - delivery + coupon}
        />
      )}
      {couponCode !== null && (
        <Amount
          label={
            <FormattedMessage
              defaultMessage="Coupon {code}"
              id="SAVMAz"
              values={{ code: couponCode }}
            />
          }
          cents={-coupon}
        />
      )}
      {delivery > 0 && (
        <Amount
          label={<FormattedMessage defaultMessage="Delivery" id="drqP2L" />}
          cents={delivery}
        />
      )}
      {vat > 0 && (
        <Amount
          label={<FormattedMessage defaultMessage="VAT included (15%)" id="WhqP4W" />}
          cents={vat}
          className="text-ink-muted"
        />
      )}
      <Amount
        label={<FormattedMessage defaultMessage="Total" id="MJ2jZQ" />}
        cents={total}
        className="font-display text-xl font-bold"
        testId={testId}
      />
    </dl>
  )
}

function Amount({
  label,
  cents,
  className,
  testId,
}: {
  label: ReactNode
  cents: number
  className?: string
  testId?: string
}) {
  const locale = useLocale()
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={cn('text-right whitespace-nowrap', className)} data-testid={testId}>
        {formatRand(cents, locale)}
      </dd>
    </>
  )
}
