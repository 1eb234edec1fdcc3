import type { LegalPage } from './legal-pages.ts'
/** Every address of the app: the router's pattern and the builder of links side by side. */

function withQuery(path: string, query: Record<string, string | undefined>) {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

const part = encodeURIComponent

interface AuthTarget {
  /** Own path to return to after signing in. */
  redirect?: string | undefined
}

export const paths = {
  home: { pattern: '/', href: () => '/' },
  homeSection: {
    pattern: '/',
    href: (section: 'resources') => `/#${section}`,
  },
  category: {
    pattern: '/category/:categoryId',
    href: (categoryId: string) => `/category/${part(categoryId)}`,
  },
  product: {
    pattern: '/product/:productId',
    href: (productId: string) => `/product/${part(productId)}`,
  },
  about: { pattern: '/about', href: () => '/about' },
  team: { pattern: '/meet-the-team', href: () => '/meet-the-team' },
  contact: { pattern: '/contact-us', href: () => '/contact-us' },
  prices: { pattern: '/prices', href: () => '/prices' },
  subscribersOnly: { pattern: '/subscribers-only', href: () => '/subscribers-only' },
  terms: { pattern: '/terms', href: () => '/terms' },
  legal: { pattern: '/legal/:page', href: (page: LegalPage) => `/legal/${page}` },
  profile: { pattern: '/app/profile', href: () => '/app/profile' },
  account: { pattern: '/app/account', href: () => '/app/account' },
  productsCategory: {
    pattern: '/app/products/category/:categoryId',
    href: (categoryId: string) => `/app/products/category/${part(categoryId)}`,
  },
  shopProduct: {
    pattern: '/app/products/:productId',
    href: (productId: string) => `/app/products/${part(productId)}`,
  },
  buy: {
    pattern: '/app/products/:productId/buy',
    href: (productId: string) => `/app/products/${part(productId)}/buy`,
  },
  app: { pattern: '/app', href: () => '/app' },
  products: { pattern: '/app/products', href: () => '/app/products' },
  purchasedResources: {
    pattern: '/app/purchased-resources',
    href: () => '/app/purchased-resources',
  },
  purchasedResourcesCategory: {
    pattern: '/app/purchased-resources/category/:categoryId',
    href: (categoryId: string) => `/app/purchased-resources/category/${part(categoryId)}`,
  },
  boughtProducts: { pattern: '/app/bought-products', href: () => '/app/bought-products' },
  boughtProductsCategory: {
    pattern: '/app/bought-products/category/:categoryId',
    href: (categoryId: string) => `/app/bought-products/category/${part(categoryId)}`,
  },
  subscribedProducts: {
    pattern: '/app/subscribed-products',
    href: () => '/app/subscribed-products',
  },
  subscribedProductsCategory: {
    pattern: '/app/subscribed-products/category/:categoryId',
    href: (categoryId: string) => `/app/subscribed-products/category/${part(categoryId)}`,
  },
  /** The files of an owned resource or bundle, over what was bought. The other two do the same over their lists. */
  boughtContent: {
    pattern: '/app/bought-products/:productId',
    href: (productId: string) => `/app/bought-products/${part(productId)}`,
  },
  purchasedContent: {
    pattern: '/app/purchased-resources/:productId',
    href: (productId: string) => `/app/purchased-resources/${part(productId)}`,
  },
  subscribedContent: {
    pattern: '/app/subscribed-products/:productId',
    href: (productId: string) => `/app/subscribed-products/${part(productId)}`,
  },
  /** The card provider's way back; the function payfast-checkout names it too. */
  purchaseConfirmation: {
    pattern: '/app/purchase-confirmation/:orderId',
    href: (orderId: string) => `/app/purchase-confirmation/${part(orderId)}`,
  },
  orders: {
    pattern: '/app/productorders/:orderId?',
    /** By order number or id: the list with that order open. */
    href: (orderId?: string) =>
      orderId === undefined ? '/app/productorders' : `/app/productorders/${part(orderId)}`,
  },
  communications: {
    pattern: '/app/communications/:channel?',
    /** Everything, or one channel: General or a grade. */
    href: (channel?: string) =>
      channel === undefined ? '/app/communications' : `/app/communications/${part(channel)}`,
  },
  support: { pattern: '/app/support', href: () => '/app/support' },
  calendar: {
    pattern: '/app/calendar',
    href: (query: { view?: string; date?: string } = {}) => withQuery('/app/calendar', query),
  },
  /** Sheets of paper: from one day to another, a page for each week or month. */
  calendarPrint: {
    pattern: '/app/print/calendar',
    href: (query: { kind?: 'week' | 'month'; date?: string } = {}) =>
      withQuery('/app/print/calendar', query),
  },
  /** A question paper or its memorandum; "now" opens the browser's print dialog too. */
  assessmentPrint: {
    pattern: '/app/print/assessment/:templateId',
    href: (templateId: string, query: { side?: 'memo'; print?: 'now' } = {}) =>
      withQuery(`/app/print/assessment/${part(templateId)}`, query),
  },
  lessonPrint: {
    pattern: '/app/print/lesson/:templateId',
    href: (templateId: string, query: { print?: 'now' } = {}) =>
      withQuery(`/app/print/lesson/${part(templateId)}`, query),
  },
  admin: { pattern: '/admin', href: () => '/admin' },
  signIn: {
    pattern: '/auth',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth', { redirect }),
  },
  retrieveLogin: { pattern: '/retrieveuserlogin', href: () => '/retrieveuserlogin' },
  /** Links of old mails. A password belongs in no address: the page takes it out at once. */
  signInLink: {
    pattern: '/login/:email/:password',
    href: (email: string, password: string) => `/login/${part(email)}/${part(password)}`,
  },
  signUp: {
    pattern: '/auth/sign-up',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/sign-up', { redirect }),
  },
  forgottenPassword: {
    pattern: '/auth/forgotten-password',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/forgotten-password', { redirect }),
  },
  newPassword: { pattern: '/auth/new-password', href: () => '/auth/new-password' },
  /** The code of the authenticator app, after the password. */
  signInCode: {
    pattern: '/auth/code',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/code', { redirect }),
  },
  confirmEmail: {
    pattern: '/auth/confirm',
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/confirm', { redirect }),
  },
  unauthorised: { pattern: '/unauthorised', href: () => '/unauthorised' },
} as const
