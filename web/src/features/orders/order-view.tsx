import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { OrderView_OrderFragmentDoc, type OrderView_OrderFragment } from './order-view.generated.ts'
import { HeldMoney } from '@/domain/payment/held-money.tsx'
import { OpenPayment } from '@/domain/payment/open-payment.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { readShippingDetails } from '@/domain/order/order-documents.ts'
import { OrderHead } from '@/domain/order/order-head.tsx'
import { OrderLines } from '@/domain/order/order-lines.tsx'
import { OrderOnward } from './order-onward.tsx'
import { OrderPapers, type Paper } from '@/domain/order/order-papers.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderShipping } from '@/domain/order/order-shipping.tsx'
import { PaymentProofs } from './payment-proofs.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order, to read. */
export function OrderView({
  order,
  papers,
  invoiceTo,
  seats,
}: {
  order: FragmentType<OrderView_OrderFragment>
  papers: Paper[]
  /** To whom the invoice will go, as long as none was issued. */
  invoiceTo: ReactNode
  /** The seats of an order that is paid. */
  seats: (orderId: string) => ReactNode
}) {
  const { data } = useSuspenseFragment({
    fragment: OrderView_OrderFragmentDoc,
    fragmentName: 'OrderView_order',
    from: order,
  })
  const confirming = data.paymentBeingConfirmed === true
  const waits = data.orderStatus === 'PROCESSING'
  return (
    <>
      <OrderHead order={data} />
      <div className="grid gap-8 px-6 py-6">
        <HeldMoney order={data} />
        {confirming ? (
          <OpenPayment order={data} orderId={data.id} />
        ) : (
          <OrderOnward status={data.orderStatus} />
        )}
        <OrderParcels order={data} />
        <OrderLines order={data} />
        {waits && !confirming && data.orderNumber !== null && (
          <>
            <OrderPayment
              orderId={data.id}
              orderNumber={data.orderNumber}
              total={data.orderTotal}
              due={data.paymentDue}
            />
            <PaymentProofs orderId={data.id} />
            <CancelOrder orderId={data.id} />
          </>
        )}
        {data.orderStatus === 'PAID' && seats(data.id)}
        {waits && invoiceTo}
        <OrderPapers papers={papers} />
        <div className="grid gap-8 min-[600px]:grid-cols-2">
          <OrderTimeline order={data} />
          <OrderShipping address={readShippingDetails(data.orderShippingDetails)} />
        </div>
      </div>
    </>
  )
}
