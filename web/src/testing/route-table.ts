import { adminPaths } from '../config/admin-paths.ts'

/** Who may open an address, in the terms of the specification. */
export type Audience =
  | 'everybody'
  /** Public, but administrators are sent to their own side. */
  | 'everybody but administrators'
  | 'any signed-in user'
  /** Any signed-in user; administrators are sent to their own side. */
  | 'any buyer'
  | 'teacher'
  | 'admin or superadmin'
  | 'admin'
  | 'reporting'

/**
 * Every agreed route of the website, the teacher's side and the back-office, with an address that leads to
 * it. Compared with the router by route-access.test.ts and with a real browser by
 * e2e/tests/workspace/guard-table.spec.ts.
 */
export const specifiedRoutes: Record<string, Audience> = {
  '/': 'everybody but administrators',
  '/product/1': 'everybody but administrators',
  '/category/1': 'everybody but administrators',
  '/about': 'everybody',
  '/meet-the-team': 'everybody',
  '/contact-us': 'everybody',
  '/prices': 'everybody',
  '/terms': 'everybody',
  '/legal/terms-conditions': 'everybody',
  '/legal/terms-of-use': 'everybody',
  '/legal/cookie-policy': 'everybody',
  '/legal/privacy-policy': 'everybody',
  '/legal/modern-slavery-statement': 'everybody',
  '/legal/quality-statement': 'everybody',
  '/legal/weee-regulations': 'everybody',
  '/retrieveuserlogin': 'everybody',
  '/login/nobody@kryt.example/Wrong-123': 'everybody',
  '/auth': 'everybody',
  '/unauthorised': 'everybody',

  '/app': 'teacher',
  '/app/purchase-confirmation/1': 'teacher',
  '/app/profile': 'any signed-in user',
  '/app/communications': 'teacher',
  '/app/communications/1': 'teacher',
  '/app/productorders': 'teacher',
  '/app/productorders/1': 'teacher',
  '/app/calendar': 'teacher',
  '/app/lessonplanning': 'teacher',
  '/app/support': 'teacher',
  '/app/lessons': 'teacher',
  '/app/subjecttemplates': 'teacher',
  '/app/assessments': 'teacher',
  '/app/products': 'any buyer',
  '/app/products/category/1': 'any buyer',
  '/app/products/1/buy': 'any buyer',
  '/app/products/1/look': 'any buyer',
  '/app/products/1': 'any buyer',
  '/app/purchased-resources': 'teacher',
  '/app/purchased-resources/category/1': 'teacher',
  '/app/subscribed-products': 'teacher',
  '/app/subscribed-products/category/1': 'teacher',
  '/app/bought-products': 'any buyer',
  '/app/bought-products/category/1': 'any buyer',
  '/app/print/assessment/1': 'teacher',
  '/app/print/lesson/1': 'teacher',

  '/admin': 'admin or superadmin',
  '/admin/reporting/revenue': 'reporting',
  '/admin/reporting/teacherprofiles': 'reporting',
  '/admin/reporting/subscriptions': 'reporting',
  '/admin/subjects': 'admin',
  '/admin/holidays': 'admin',
  '/admin/teacherprofiles': 'admin or superadmin',
  '/admin/products': 'admin',
  '/admin/productbundles': 'admin',
  '/admin/productorders': 'admin',
  '/admin/productorders/1': 'admin',
  '/admin/productorders/customer/1/2': 'admin',
  '/admin/productorders/customer/1/2/new': 'admin',
  '/admin/productorder-quotes': 'admin',
  '/admin/productorder-quotes/1': 'admin',
  '/admin/productorder-quotes/customer/1/2': 'admin',
  '/admin/productorder-quotes/customer/1/2/new': 'admin',
  '/admin/lessontemplates': 'admin',
  '/admin/assessmenttemplates': 'admin',
  '/admin/terms': 'admin',
  '/admin/schools': 'admin',
  '/admin/taxonomies': 'admin',
  '/admin/announcements': 'admin',
  '/admin/coupons': 'admin',
  '/admin/communications': 'admin',
  '/admin/communications/1': 'admin',
}

/** Screens of the back-office that nobody has said anything else of are for administrators alone. */
const ownScreens = Object.fromEntries(
  Object.values(adminPaths)
    .filter(({ pattern }) => !pattern.includes(':') && !(pattern in specifiedRoutes))
    .map(({ pattern }) => [pattern, 'admin' as const]),
)

/** Addresses that the specification does not prescribe. */
export const ownRoutes: Record<string, Audience> = {
  ...ownScreens,
  // The class timetable is beyond the specification.
  '/app/timetable': 'teacher',
  '/subscribers-only': 'everybody',
  // A quote that was sent by mail.
  '/quote/1': 'everybody',
  // The content of a resource, over its list.
  '/app/purchased-resources/1': 'teacher',
  '/app/subscribed-products/1': 'teacher',
  '/app/bought-products/1': 'any buyer',
  '/app/print/calendar': 'teacher',
  '/auth/sign-up': 'everybody',
  '/auth/forgotten-password': 'everybody',
  '/auth/new-password': 'everybody',
  '/auth/code': 'everybody',
  '/auth/confirm': 'everybody',
  // The link of an invitation to a seat.
  '/seat/1': 'everybody',
  '/app/account': 'any signed-in user',
  '/admin/teacherprofiles/1': 'admin or superadmin',
}

/** "/admin/productorders/:orderId?" as what its addresses match. */
const addressesOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)

const builtScreens = Object.values(adminPaths).map(({ pattern }) => addressesOf(pattern))

/** Specified addresses of the back-office that have no screen yet. */
export const notBuilt: readonly string[] = Object.keys(specifiedRoutes).filter(
  (address) =>
    address.startsWith('/admin/') && !builtScreens.some((pattern) => pattern.test(address)),
)
