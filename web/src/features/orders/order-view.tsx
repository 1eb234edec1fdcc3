import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import {
  OrderView_OrderFragmentDoc,
  type OrderInvoice_InvoiceFragment,
  type OrderView_OrderFragment,
} from '@/graphql/generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderShipping } from './order-shipping.tsx'
import { OrderStatus } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { methodWord } from './order-words.ts'

/** One order, to read. */
export function OrderView({
  order,
  invoices,
}: {
  order: FragmentType<OrderView_OrderFragment>
  invoices: (FragmentType<OrderInvoice_InvoiceFragment> & { nodeId: string })[]
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { data } = useSuspenseFragment({
    fragment: OrderView_OrderFragmentDoc,
    fragmentName: 'OrderView_order',
    from: order,
  })
  return (
    <>
      <header className="border-line border-b px-6 py-5">
        <DialogTitle>
          {data.orderStatus === 'QUOTING' ? (
            <FormattedMessage
              defaultMessage="Quote {number}"
              values={{ number: data.orderNumber }}
              id="mpUzD/"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Order {number}"
              values={{ number: data.orderNumber }}
              id="HQo5qK"
            />
          )}
        </DialogTitle>
        <DialogDescription className="text-ink-muted flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 text-[15px]">
          <OrderStatus status={data.orderStatus} />
          {data.orderDateTime !== null && (
            <time dateTime={data.orderDateTime}>{formatMoment(data.orderDateTime, locale)}</time>
          )}
          {data.orderPaymentMethod !== null && (
            <span>{methodWord(intl, data.orderPaymentMethod)}</span>
          )}
        </DialogDescription>
      </header>
      <div className="grid gap-8 px-6 py-6">
        <OrderLines order={data} />
        {data.orderStatus === 'PROCESSING' && data.orderNumber !== null && (
          <OrderPayment orderId={data.id} orderNumber={data.orderNumber} total={data.orderTotal} />
        )}
        {invoices.length > 0 && (
          <section aria-labelledby="order-invoices">
            <h3 id="order-invoices" className="text-lg">
              <FormattedMessage defaultMessage="Invoices" id="6dqYnF" />
            </h3>
            <ul className="divide-line divide-y">
              {invoices.map((invoice) => (
                <OrderInvoice key={invoice.nodeId} invoice={invoice} />
              ))}
            </ul>
          </section>
        )}
        <div className="grid gap-8 min-[600px]:grid-cols-2">
          <OrderTimeline order={data} />
          <OrderShipping details={data.orderShippingDetails} />
        </div>
      </div>
    </>
  )
}
