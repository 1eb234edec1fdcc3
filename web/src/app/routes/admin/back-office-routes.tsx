import type { RouteObject } from 'react-router-dom'
import { FullScreenLoader } from '@/components/full-screen-loader.tsx'
import { AdminLayout } from '@/app/layouts/admin/admin-layout.tsx'
import { framed, page, type LoadPage } from '@/app/page.ts'
import type { AccessRule } from '@/config/access.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { screens, type AdminScreen } from './screens.ts'

/** A second address of a screen, whose menu entry, breadcrumb and texts it has. */
function secondOf(
  address: { pattern: string; access: AccessRule },
  of: AdminScreen['address'],
  load: LoadPage,
): RouteObject {
  const screen = screens.find((one) => one.address === of)
  return {
    ...page(address, load, ...(screen?.texts ?? [])),
    handle: { access: address.access, screen },
  }
}

/** A route for each screen, inside the frame of the back-office. The id keeps it from being added twice. */
export const backOfficeRoutes: RouteObject[] = [
  {
    id: 'back-office',
    Component: AdminLayout,
    HydrateFallback: FullScreenLoader,
    children: framed([
      ...screens.map((screen) => ({
        ...page(screen.address, screen.load, ...(screen.texts ?? [])),
        handle: { access: screen.address.access, screen },
      })),
      // The page about one customer belongs to the screen of all.
      secondOf(adminPaths.customer, adminPaths.customers, () => import('./customer.tsx')),
      // The same lists, over which a customer is named.
      secondOf(adminPaths.ordersOfCustomer, adminPaths.productOrders, async () => ({
        ...(await import('./product-orders.tsx')),
        ...(await import('./of-customer.ts')).ordersOfCustomer,
      })),
      secondOf(adminPaths.quotesOfCustomer, adminPaths.productQuotes, async () => ({
        ...(await import('./product-quotes.tsx')),
        ...(await import('./of-customer.ts')).quotesOfCustomer,
      })),
    ]),
  },
]
