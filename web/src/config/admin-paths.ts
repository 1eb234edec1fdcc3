import { access } from './access.ts'
import { part, paths, withQuery } from './paths.ts'

// The addresses of the back-office, in a separate file because nobody else downloads them.

export const adminPaths = {
  overview: paths.admin,
  customers: {
    pattern: '/admin/teacherprofiles',
    access: access.backOffice,
    /** All of them, or those that match a search. */
    href: (query: { words?: string } = {}) =>
      withQuery('/admin/teacherprofiles', { q: query.words }),
  },
  customer: {
    pattern: '/admin/teacherprofiles/:customerId',
    access: access.backOffice,
    /** By the id of ReportingTeacher, or of the profile. */
    href: (customerId: string) => `/admin/teacherprofiles/${part(customerId)}`,
  },
  productOrders: {
    pattern: '/admin/productorders/:orderId?',
    access: access.admin,
    /** All of them, or with one open over them: by its number, or by its id when it has none. */
    href: (orderId?: string) =>
      `/admin/productorders${orderId === undefined ? '' : `/${part(orderId)}`}`,
  },
  productQuotes: {
    pattern: '/admin/productorder-quotes/:orderId?',
    access: access.admin,
    href: (orderId?: string) =>
      `/admin/productorder-quotes${orderId === undefined ? '' : `/${part(orderId)}`}`,
  },
  ordersOfCustomer: {
    pattern: '/admin/productorders/customer/:teacherProfileId/:owner/:action?',
    access: access.admin,
    href: (teacherProfileId: string, owner: string, action?: 'new') =>
      `/admin/productorders/customer/${part(teacherProfileId)}/${part(owner)}${action === undefined ? '' : `/${action}`}`,
  },
  quotesOfCustomer: {
    pattern: '/admin/productorder-quotes/customer/:teacherProfileId/:owner/:action?',
    access: access.admin,
    href: (teacherProfileId: string, owner: string, action?: 'new') =>
      `/admin/productorder-quotes/customer/${part(teacherProfileId)}/${part(owner)}${action === undefined ? '' : `/${action}`}`,
  },
  deliveries: {
    pattern: '/admin/deliveries',
    access: access.admin,
    /** Those that are to be packed. */
    href: () => withQuery('/admin/deliveries', { state: 'TO_PACK' }),
  },
  bankTransfers: {
    pattern: '/admin/eft',
    access: access.admin,
    /** Those that wait for an order. */
    href: () => withQuery('/admin/eft', { state: 'OPEN' }),
  },
  cardPayments: {
    pattern: '/admin/card-payments',
    access: access.admin,
    /** Those that somebody must look at. */
    href: () => withQuery('/admin/card-payments', { waiting: 'yes' }),
  },
  catalogueProducts: {
    pattern: '/admin/products',
    access: access.admin,
    href: () => '/admin/products',
  },
  productBundles: {
    pattern: '/admin/productbundles',
    access: access.admin,
    href: () => '/admin/productbundles',
    /** With the dialog of a new one open, and these resources in it. */
    hrefNew: (productIds: readonly string[]) =>
      withQuery('/admin/productbundles', { new: productIds.join('.') }),
  },
  coupons: { pattern: '/admin/coupons', access: access.admin, href: () => '/admin/coupons' },
  schoolRequests: {
    pattern: '/admin/school-requests',
    access: access.admin,
    /** Those that are to be confirmed. */
    href: () => withQuery('/admin/school-requests', { status: 'REQUESTED' }),
  },
  holidays: { pattern: '/admin/holidays', access: access.admin, href: () => '/admin/holidays' },
  subjects: { pattern: '/admin/subjects', access: access.admin, href: () => '/admin/subjects' },
} as const
