import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { allRoutes as routes } from '@/testing/all-routes.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { paths } from '@/config/paths.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

const addresses = { ...paths, ...adminPaths }

/** Those of the back-office that need nothing to lead somewhere. */
const plain = Object.fromEntries(
  Object.entries(adminPaths).flatMap(
    ([name, { href }]) => (href.length === 0 ? [[name, (href as () => string)()]] : []), // a function without arguments
  ),
)

const links: Record<string, string> = {
  home: paths.home.href(),
  homeSection: paths.homeSection.href('resources'),
  category: paths.category.href(id),
  product: paths.product.href(id),
  about: paths.about.href(),
  team: paths.team.href(),
  contact: paths.contact.href(),
  prices: paths.prices.href(),
  subscribersOnly: paths.subscribersOnly.href(),
  quote: paths.quote.href('a'.repeat(64)),
  terms: paths.terms.href(),
  legal: paths.legal.href('privacy-policy'),
  profile: paths.profile.href(),
  account: paths.account.href(),
  productsCategory: paths.productsCategory.href(id),
  shopProduct: paths.shopProduct.href(id),
  buy: paths.buy.href(id),
  productAction: paths.productAction.href(id, 'look'),
  app: paths.app.href(),
  products: paths.products.href(),
  purchasedResources: paths.purchasedResources.href(),
  purchasedResourcesCategory: paths.purchasedResourcesCategory.href(id),
  purchasedContent: paths.purchasedContent.href(id),
  boughtProducts: paths.boughtProducts.href(),
  boughtProductsCategory: paths.boughtProductsCategory.href(id),
  boughtContent: paths.boughtContent.href(id),
  subscribedProducts: paths.subscribedProducts.href(),
  subscribedProductsCategory: paths.subscribedProductsCategory.href(id),
  subscribedContent: paths.subscribedContent.href(id),
  purchaseConfirmation: paths.purchaseConfirmation.href(id),
  orders: paths.orders.href('261102-07413022'),
  communications: paths.communications.href('R'),
  support: paths.support.href(),
  calendar: paths.calendar.href({ view: 'day', date: '2027-02-03' }),
  timetable: paths.timetable.href({ year: 2027 }),
  lessons: paths.lessons.href(),
  subjectTemplates: paths.subjectTemplates.href(),
  lessonPlanning: paths.lessonPlanning.href(),
  assessments: paths.assessments.href(),
  calendarPrint: paths.calendarPrint.href({ kind: 'month', date: '2027-02-03' }),
  assessmentPrint: paths.assessmentPrint.href(id, { side: 'memo', print: 'now' }),
  lessonPrint: paths.lessonPrint.href(id, { print: 'now' }),
  admin: paths.admin.href(),
  ...plain,
  communicationDesk: adminPaths.communicationDesk.href('R'),
  customer: adminPaths.customer.href(id),
  productOrders: adminPaths.productOrders.href('261102-07413022'),
  productQuotes: adminPaths.productQuotes.href(),
  ordersOfCustomer: adminPaths.ordersOfCustomer.href(id, `${id}::thandi@kryt.example`),
  quotesOfCustomer: adminPaths.quotesOfCustomer.href(id, `${id}::thandi@kryt.example`),
  seat: paths.seat.href('ab'.repeat(32)),
  signIn: paths.signIn.href({ redirect: `/app/products/${id}/buy` }),
  retrieveLogin: paths.retrieveLogin.href(),
  signInLink: paths.signInLink.href('thandi@kryt.example', 'a/b#c?d%1'),
  signUp: paths.signUp.href({ redirect: '/product/1?size=a&b' }),
  forgottenPassword: paths.forgottenPassword.href(),
  newPassword: paths.newPassword.href(),
  signInCode: paths.signInCode.href({ redirect: '/app/productorders' }),
  confirmEmail: paths.confirmEmail.href({ redirect: '/' }),
  unauthorised: paths.unauthorised.href(),
}

test('each address that a link leads to is tried', () => {
  expect(Object.keys(links).sort()).toEqual(Object.keys(addresses).sort())
})

test('every address, as it may be bookmarked or linked from other sites', () => {
  expect(links).toMatchSnapshot()
})

test.each(Object.entries(links))('%s leads to its own route', (name, link) => {
  const address = new URL(link, 'https://own.invalid')
  const matched = matchRoutes(routes, address.pathname)?.at(-1)?.route.path
  expect(matched).toBe(addresses[name as keyof typeof addresses].pattern) // the names of the table above
})

test('characters in an id cannot change the route', () => {
  expect(paths.product.href('../auth?x')).toBe('/product/..%2Fauth%3Fx')
})

const lists = Object.entries(
  import.meta.glob<string>('../features/**/*-list.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([, text]) => text.includes('path: adminPaths.'))

test.each(lists)('%s is called what its screen is called', (_file, text) => {
  const screens = [...text.matchAll(/^ {2}path: adminPaths\.(\w+)/gm)].map(([, name]) => name)
  const titles = [...text.matchAll(/title: adminPaths\.(\w+)\.name/g)].map(([, name]) => name)
  expect(titles).toEqual(screens)
})
