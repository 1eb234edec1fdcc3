import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { useDeskActions } from '@/features/order-desk/desk-actions.tsx'
import { DeskDialogs, useDeskDialogs } from '@/features/order-desk/desk-dialogs.tsx'
import { DeskOrderDialog } from '@/features/order-desk/desk-order-dialog.tsx'
import { OrderRefunds } from '@/features/refunds/order-refunds.tsx'
import { deskOrders, overOrders } from '@/features/order-desk/desk-orders-list.ts'

export const { loader, shouldRevalidate } = listRoute(deskOrders)

/** The orders of all customers; an address with an order opens that one (A2.5). */
export function Component() {
  const { orderId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const dialogs = useDeskDialogs()
  return (
    <>
      <ListPage
        list={deskOrders}
        windowTitle={orderId}
        rowActions={useDeskActions((order) => overOrders(order, search), dialogs, 'order')}
      />
      <DeskDialogs dialogs={dialogs} kind="order" />
      {orderId !== undefined && (
        <DeskOrderDialog
          key={orderId}
          orderId={orderId}
          money={(order) => <OrderRefunds order={order} />}
          onClose={() =>
            void navigate(
              { pathname: adminPaths.productOrders.href(), search },
              { preventScrollReset: true },
            )
          }
        />
      )}
    </>
  )
}
