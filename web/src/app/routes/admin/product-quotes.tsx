import { listRoute } from '@/components/list/list-route.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { deskQuotes, overQuotes } from '@/features/order-desk/desk-quotes-list.ts'
import { DeskScreen } from '@/features/order-desk/desk-screen.tsx'
import { OrderQuotations } from '@/features/quotations/order-quotations.tsx'

export const { loader, shouldRevalidate } = listRoute(deskQuotes)

/** The quotes that customers have not ordered yet; an address opens one, or makes one for a customer (A2.6). */
export function Component() {
  return (
    <DeskScreen
      kind="quote"
      list={deskQuotes}
      over={overQuotes}
      hrefOf={adminPaths.productQuotes.href}
      money={(order) => <OrderQuotations order={order} />}
      ofCustomer={adminPaths.quotesOfCustomer.href}
    />
  )
}
