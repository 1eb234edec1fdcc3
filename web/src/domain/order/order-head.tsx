import { FormattedMessage, useIntl } from 'react-intl'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { OrderStatus } from './order-status.tsx'
import { methodWord, shownStatus } from './order-words.ts'

/** Which order it is, and how it stands. */
export function OrderHead({
  order,
}: {
  order: {
    orderNumber: string | null
    orderStatus: string
    orderDateTime: string | null
    orderPaymentMethod: string | null
    paymentBeingConfirmed?: boolean | null
    unplacedAmount?: string | null
  }
}) {
  const intl = useIntl()
  const locale = useLocale()
  const number = <span className="whitespace-nowrap">{order.orderNumber}</span>
  return (
    <header className="border-line border-b px-6 py-5">
      <DialogTitle>
        {order.orderStatus === 'QUOTING' ? (
          <FormattedMessage defaultMessage="Quote {number}" values={{ number }} id="mpUzD/" />
        ) : (
          <FormattedMessage defaultMessage="Order {number}" values={{ number }} id="HQo5qK" />
        )}
      </DialogTitle>
      <DialogDescription className="text-ink-muted flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 text-[15px]">
        <OrderStatus status={shownStatus(order)} />
        {order.orderDateTime !== null && (
          <time dateTime={order.orderDateTime}>{formatMoment(order.orderDateTime, locale)}</time>
        )}
        {order.orderPaymentMethod !== null && (
          <span>{methodWord(intl, order.orderPaymentMethod)}</span>
        )}
      </DialogDescription>
    </header>
  )
}
