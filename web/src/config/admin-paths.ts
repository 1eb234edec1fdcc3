import { access } from './access.ts'
import { paths } from './paths.ts'

// The addresses of the back-office, apart from the others: nobody else downloads them.

export const adminPaths = {
  overview: paths.admin,
  customers: {
    pattern: '/admin/teacherprofiles',
    access: access.backOffice,
    href: () => '/admin/teacherprofiles',
  },
  coupons: { pattern: '/admin/coupons', access: access.admin, href: () => '/admin/coupons' },
} as const
