import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { deskOrders, overOrders } from '@/features/order-desk/desk-orders-list.ts'
import { DeskScreen } from '@/features/order-desk/desk-screen.tsx'
import { OrderQuotations } from '@/features/quotations/order-quotations.tsx'
import { OrderRefunds } from '@/features/refunds/order-refunds.tsx'
import { OrderSeats } from '@/features/seats/order-seats.tsx'

export const { loader, shouldRevalidate } = listRoute(deskOrders)

/** The orders of all customers; an address with an order opens that one, one with a customer makes a new one (A2.5). */
export function Component() {
  return (
    <DeskScreen
      kind="order"
      list={deskOrders}
      over={overOrders}
      hrefOf={adminPaths.productOrders.href}
      money={(order) => (
        <>
          {order.lines.some(({ physical, quantity }) => !physical && quantity > 1) && (
            <OrderSeats orderId={order.id} office />
          )}
          <OrderRefunds order={order} />
          <OrderQuotations order={order} />
        </>
      )}
      ofCustomer={adminPaths.ordersOfCustomer.href}
    />
  )
}
