import { routes } from '@/app/router.tsx'
import { backOfficeRoutes } from '@/app/routes/admin/back-office-routes.tsx'

/** Every route, including those of the back-office, which the app adds when one of its addresses is opened. */
export const allRoutes = [...routes, ...backOfficeRoutes]
