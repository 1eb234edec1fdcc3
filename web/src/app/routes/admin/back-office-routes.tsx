import type { RouteObject } from 'react-router-dom'
import { FullScreenLoader } from '@/components/full-screen-loader.tsx'
import { AdminLayout } from '@/app/layouts/admin/admin-layout.tsx'
import { framed, page } from '@/app/page.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { screens } from './screens.ts'

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
      {
        ...page(adminPaths.customer, () => import('./customer.tsx')),
        handle: {
          access: adminPaths.customer.access,
          screen: screens.find(({ address }) => address === adminPaths.customers),
        },
      },
      page(adminPaths.ordersOfCustomer, async () => ({
        loader: (await import('./of-customer.ts')).ordersOfCustomer,
      })),
      page(adminPaths.quotesOfCustomer, async () => ({
        loader: (await import('./of-customer.ts')).quotesOfCustomer,
      })),
    ]),
  },
]
