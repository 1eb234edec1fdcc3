import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { InvoiceTo } from '@/features/cart/checkout/invoice-to.tsx'
import { OrderDialog } from '@/features/orders/order-dialog.tsx'
import { OrderSeats } from '@/features/seats/order-seats.tsx'

/** An order in a dialog over the list, which keeps its state. */
export function OrderOverList({ orderId, search }: { orderId: string; search: string }) {
  const navigate = useNavigate()
  return (
    <OrderDialog
      orderId={orderId}
      invoiceTo={<InvoiceTo />}
      seats={(id) => <OrderSeats orderId={id} />}
      onClose={() =>
        void navigate({ pathname: paths.orders.href(), search }, { preventScrollReset: true })
      }
    />
  )
}
