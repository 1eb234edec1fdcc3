import { access as rules } from './access.ts'
import type { LegalPage } from './legal-pages.ts'

// Every address of the app: the router's pattern, its access rule and the function that builds links to it.

/** An address with a query; empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>) {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

export const part = encodeURIComponent

/** The parameter with which an administrator sees a public page as visitors do. */
export const shopView = 'view'

interface AuthTarget {
  /** Address in the app to return to after signing in. */
  redirect?: string | undefined
}

const { everybody, shopWindow, signedIn, buyer, teacher, backOffice } = rules

export const paths = {
  home: { pattern: '/', access: shopWindow, href: () => '/' },
  homeSection: {
    pattern: '/',
    access: shopWindow,
    href: (section: 'resources') => `/#${section}`,
  },
  category: {
    pattern: '/category/:categoryId',
    access: shopWindow,
    href: (categoryId: string) => `/category/${part(categoryId)}`,
  },
  product: {
    pattern: '/product/:productId',
    access: shopWindow,
    href: (productId: string) => `/product/${part(productId)}`,
    /** For links of the back-office: keeps administrators on the page, from which other links redirect them. */
    hrefForAdministrators: (productId: string) =>
      withQuery(`/product/${part(productId)}`, { [shopView]: 'shop' }),
  },
  about: { pattern: '/about', access: everybody, href: () => '/about' },
  team: { pattern: '/meet-the-team', access: everybody, href: () => '/meet-the-team' },
  contact: { pattern: '/contact-us', access: everybody, href: () => '/contact-us' },
  prices: { pattern: '/prices', access: everybody, href: () => '/prices' },
  subscribersOnly: {
    pattern: '/subscribers-only',
    access: everybody,
    href: () => '/subscribers-only',
  },
  /** A quote that was sent by mail; the token is its secret. */
  quote: {
    pattern: '/quote/:token',
    access: everybody,
    href: (token: string) => `/quote/${part(token)}`,
  },
  terms: { pattern: '/terms', access: everybody, href: () => '/terms' },
  legal: {
    pattern: '/legal/:page',
    access: everybody,
    href: (page: LegalPage) => `/legal/${page}`,
  },
  profile: { pattern: '/app/profile', access: signedIn, href: () => '/app/profile' },
  account: { pattern: '/app/account', access: signedIn, href: () => '/app/account' },
  productsCategory: {
    pattern: '/app/products/category/:categoryId',
    access: buyer,
    href: (categoryId: string) => `/app/products/category/${part(categoryId)}`,
  },
  shopProduct: {
    pattern: '/app/products/:productId',
    access: buyer,
    href: (productId: string) => `/app/products/${part(productId)}`,
  },
  buy: {
    pattern: '/app/products/:productId/buy',
    access: buyer,
    href: (productId: string) => `/app/products/${part(productId)}/buy`,
  },
  productAction: {
    pattern: '/app/products/:productId/:action',
    access: buyer,
    href: (productId: string, action: string) => `/app/products/${part(productId)}/${part(action)}`,
  },
  app: { pattern: '/app', access: teacher, href: () => '/app' },
  products: { pattern: '/app/products', access: buyer, href: () => '/app/products' },
  purchasedResources: {
    pattern: '/app/purchased-resources',
    access: teacher,
    href: () => '/app/purchased-resources',
  },
  purchasedResourcesCategory: {
    pattern: '/app/purchased-resources/category/:categoryId',
    access: teacher,
    href: (categoryId: string) => `/app/purchased-resources/category/${part(categoryId)}`,
  },
  boughtProducts: {
    pattern: '/app/bought-products',
    access: buyer,
    href: () => '/app/bought-products',
  },
  boughtProductsCategory: {
    pattern: '/app/bought-products/category/:categoryId',
    access: buyer,
    href: (categoryId: string) => `/app/bought-products/category/${part(categoryId)}`,
  },
  subscribedProducts: {
    pattern: '/app/subscribed-products',
    access: teacher,
    href: () => '/app/subscribed-products',
  },
  subscribedProductsCategory: {
    pattern: '/app/subscribed-products/category/:categoryId',
    access: teacher,
    href: (categoryId: string) => `/app/subscribed-products/category/${part(categoryId)}`,
  },
  /** The files of an owned resource or bundle, over the list of bought ones. The other two open over their lists. */
  boughtContent: {
    pattern: '/app/bought-products/:productId',
    access: buyer,
    href: (productId: string) => `/app/bought-products/${part(productId)}`,
  },
  purchasedContent: {
    pattern: '/app/purchased-resources/:productId',
    access: teacher,
    href: (productId: string) => `/app/purchased-resources/${part(productId)}`,
  },
  subscribedContent: {
    pattern: '/app/subscribed-products/:productId',
    access: teacher,
    href: (productId: string) => `/app/subscribed-products/${part(productId)}`,
  },
  /**
   * The page to which the card provider sends the buyer back; the function payfast-checkout uses the same
   * address.
   */
  purchaseConfirmation: {
    pattern: '/app/purchase-confirmation/:orderId',
    access: teacher,
    href: (orderId: string) => `/app/purchase-confirmation/${part(orderId)}`,
  },
  orders: {
    pattern: '/app/productorders/:orderId?',
    access: teacher,
    /** With an order number or id, opens that order over the list. */
    href: (orderId?: string) =>
      orderId === undefined ? '/app/productorders' : `/app/productorders/${part(orderId)}`,
  },
  communications: {
    pattern: '/app/communications/:channel?',
    access: teacher,
    /** All messages, or those of one channel: General or a grade. */
    href: (channel?: string) =>
      channel === undefined ? '/app/communications' : `/app/communications/${part(channel)}`,
  },
  support: { pattern: '/app/support', access: teacher, href: () => '/app/support' },
  calendar: {
    pattern: '/app/calendar',
    access: teacher,
    /** A tool opens its dialog over the calendar. */
    href: (query: { view?: string; date?: string; tool?: 'lay-out' } = {}) =>
      withQuery('/app/calendar', query),
    /** Opens a new activity for a lesson or a paper of the teacher. */
    hrefToPut: ({ type, id, name }: { type: 'Lesson' | 'Assessment'; id: string; name: string }) =>
      withQuery('/app/calendar', { put: [type, id, name].join('~') }),
  },
  /** Which class sits in which period; of this school year unless another is named. */
  timetable: {
    pattern: '/app/timetable',
    access: teacher,
    href: ({ year }: { year?: number } = {}) =>
      withQuery('/app/timetable', { year: year === undefined ? undefined : String(year) }),
  },
  /** The teacher's lessons; the second address is that of old links. */
  lessons: {
    pattern: '/app/lessons',
    access: teacher,
    /** Opens one to change, or begins one for an activity of the calendar. */
    href: (query: { edit?: string; new?: 'choose'; for?: string } = {}) =>
      withQuery('/app/lessons', query),
  },
  subjectTemplates: {
    pattern: '/app/subjecttemplates',
    access: teacher,
    href: () => '/app/subjecttemplates',
  },
  lessonPlanning: {
    pattern: '/app/lessonplanning',
    access: teacher,
    href: () => '/app/lessonplanning',
  },
  /** The teacher's question papers. */
  assessments: {
    pattern: '/app/assessments',
    access: teacher,
    /** Opens one to change, or begins one for an activity of the calendar. */
    href: (query: { edit?: string; new?: 'choose'; for?: string } = {}) =>
      withQuery('/app/assessments', query),
  },
  /** The printed calendar from one day to another, one page for each week or month. */
  calendarPrint: {
    pattern: '/app/print/calendar',
    access: teacher,
    href: (query: { kind?: 'week' | 'month'; date?: string } = {}) =>
      withQuery('/app/print/calendar', query),
  },
  /** A question paper or its memorandum; "now" also opens the browser's print dialog. */
  assessmentPrint: {
    pattern: '/app/print/assessment/:templateId',
    access: teacher,
    href: (templateId: string, query: { side?: 'memo' | 'check'; print?: 'now' } = {}) =>
      withQuery(`/app/print/assessment/${part(templateId)}`, query),
  },
  lessonPrint: {
    pattern: '/app/print/lesson/:templateId',
    access: teacher,
    href: (templateId: string, query: { print?: 'now' } = {}) =>
      withQuery(`/app/print/lesson/${part(templateId)}`, query),
  },
  admin: { pattern: '/admin', access: backOffice, href: () => '/admin' },
  /** The link in the email of an invitation to a seat. */
  seat: {
    pattern: '/seat/:token',
    access: everybody,
    href: (token: string) => `/seat/${part(token)}`,
  },
  signIn: {
    pattern: '/auth',
    access: everybody,
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth', { redirect }),
  },
  retrieveLogin: {
    pattern: '/retrieveuserlogin',
    access: everybody,
    href: () => '/retrieveuserlogin',
  },
  /** Links of old emails, which contain a password; the page removes it from the address at once. */
  signInLink: {
    pattern: '/login/:email/:password',
    access: everybody,
    href: (email: string, password: string) => `/login/${part(email)}/${part(password)}`,
  },
  signUp: {
    pattern: '/auth/sign-up',
    access: everybody,
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/sign-up', { redirect }),
  },
  forgottenPassword: {
    pattern: '/auth/forgotten-password',
    access: everybody,
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/forgotten-password', { redirect }),
  },
  newPassword: {
    pattern: '/auth/new-password',
    access: everybody,
    href: () => '/auth/new-password',
  },
  /** The page that asks for the authenticator app's code after the password. */
  signInCode: {
    pattern: '/auth/code',
    access: everybody,
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/code', { redirect }),
  },
  confirmEmail: {
    pattern: '/auth/confirm',
    access: everybody,
    href: ({ redirect }: AuthTarget = {}) => withQuery('/auth/confirm', { redirect }),
  },
  unauthorised: { pattern: '/unauthorised', access: everybody, href: () => '/unauthorised' },
} as const
