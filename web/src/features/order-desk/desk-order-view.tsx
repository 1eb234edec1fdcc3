import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { OrderHead } from '@/domain/order/order-head.tsx'
import { OrderHistory } from '@/domain/order/order-history.tsx'
import { OrderPapers, type Paper } from '@/domain/order/order-papers.tsx'
import { OrderShipping } from '@/domain/order/order-shipping.tsx'
import { OrderSums } from '@/domain/order/order-sums.tsx'
import { linesOfDocuments } from '@/domain/order/ordered-goods.ts'
import { paths } from '@/config/paths.ts'
import { OrderMails } from './aftercare/order-mails.tsx'
import { OrderNotes } from './aftercare/order-notes.tsx'
import { describeDeskEvents } from './desk-events.ts'
import type { DeskOrder } from './desk-order-document.ts'
import { OrderBuyer } from './order-buyer.tsx'
import { OrderMoney } from './order-money.tsx'

/** An order or quote as an administrator reads it. Links to resources stay open to administrators. */
export function DeskOrderView({
  order,
  papers,
  money,
}: {
  order: DeskOrder
  papers: Paper[]
  money: ReactNode
}) {
  const intl = useIntl()
  return (
    <>
      <OrderHead order={order} />
      <div className="grid gap-8 px-6 py-6">
        {order.archivedAt !== null && (
          <p className="text-ink-muted">
            <FormattedMessage
              defaultMessage="This order was cancelled long ago and is kept in the archive."
              id="/lg235"
            />
          </p>
        )}
        <div className="grid gap-8 min-[600px]:grid-cols-3">
          <OrderBuyer buyer={order.buyer} />
          <OrderShipping address={order.orderShippingDetails} />
          <OrderMoney order={order} />
        </div>
        <OrderSums
          lines={linesOfDocuments(order.lines, paths.product.hrefForAdministrators)}
          sums={order}
          forShop
        />
        {money}
        <OrderPapers papers={papers} />
        <OrderMails mails={order.mails} to={order.buyer.email ?? order.buyer.username} />
        <OrderNotes orderId={order.id} notes={order.notes} />
        <OrderHistory events={describeDeskEvents(intl, order.history)} />
      </div>
    </>
  )
}
