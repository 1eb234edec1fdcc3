import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { HeldMoney } from '@/domain/payment/held-money.tsx'
import { OpenPayment } from '@/domain/payment/open-payment.tsx'
import {
  OpenPayments_OrderFragmentDoc,
  type OpenPayments_OrderFragment,
} from './open-payments.generated.ts'
import { useCart } from './use-cart.ts'

/** Above the cart: money that came and is not placed, and the orders whose card payment is being confirmed. */
export function OpenPayments() {
  const { openPayments, heldPayments } = useCart()
  if (openPayments.length + heldPayments.length === 0) return null
  return (
    <div className="grid gap-4 px-6 pt-5">
      {heldPayments.map((order) => (
        <div key={order.nodeId} className="grid justify-items-start gap-2">
          <HeldMoney order={order} />
          <ToOrder id={order.id} orderNumber={order.orderNumber} />
        </div>
      ))}
      {openPayments.map((order) => (
        <OpenOrder key={order.nodeId} order={order} />
      ))}
    </div>
  )
}

function OpenOrder({ order }: { order: FragmentType<OpenPayments_OrderFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: OpenPayments_OrderFragmentDoc,
    fragmentName: 'OpenPayments_order',
    from: order,
  })
  return (
    <div className="grid justify-items-start gap-2">
      <OpenPayment order={data} orderId={data.id} />
      <ToOrder id={data.id} orderNumber={data.orderNumber} />
    </div>
  )
}

function ToOrder({ id, orderNumber }: { id: string; orderNumber: string | null }) {
  return (
    <Button asChild variant="link" size="inline">
      <Link to={paths.orders.href(orderNumber ?? id)}>
        <FormattedMessage
          defaultMessage="View order {number}"
          id="ths7K/"
          values={{ number: orderNumber ?? '' }}
        />
      </Link>
    </Button>
  )
}
