import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { useDeskActions } from '@/features/order-desk/desk-actions.tsx'
import { DeskDialogs, useDeskDialogs } from '@/features/order-desk/desk-dialogs.tsx'
import { DeskOrderDialog } from '@/features/order-desk/desk-order-dialog.tsx'
import { deskQuotes, overQuotes } from '@/features/order-desk/desk-quotes-list.ts'

export const { loader, shouldRevalidate } = listRoute(deskQuotes)

/** The quotes that customers have not ordered yet; an address with a quote opens that one (A2.6). */
export function Component() {
  const { orderId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const dialogs = useDeskDialogs()
  return (
    <>
      <ListPage
        list={deskQuotes}
        windowTitle={orderId}
        rowActions={useDeskActions((quote) => overQuotes(quote, search), dialogs, 'quote')}
      />
      <DeskDialogs dialogs={dialogs} kind="quote" />
      {orderId !== undefined && (
        <DeskOrderDialog
          key={orderId}
          orderId={orderId}
          onClose={() =>
            void navigate(
              { pathname: adminPaths.productQuotes.href(), search },
              { preventScrollReset: true },
            )
          }
        />
      )}
    </>
  )
}
