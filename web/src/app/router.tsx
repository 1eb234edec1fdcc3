import { createBrowserRouter, type createMemoryRouter, type RouteObject } from 'react-router-dom'
import { FullScreenLoader } from '@/components/full-screen-loader.tsx'
import { access, type AccessRule } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { guard } from './guard.ts'
import { hideAddress } from './hide-address.ts'
import { WebsiteLayout } from './layouts/website/website-layout.tsx'
import { RouteError } from './routes/route-error.tsx'
import { libraryViews, type LibraryView } from './routes/library/library-views.ts'

/** A page with its address and who may open it; `handle.access` lets a test read the whole table. */
function page(
  { pattern }: { pattern: string },
  rule: AccessRule,
  lazy: Extract<RouteObject['lazy'], () => unknown>,
): RouteObject {
  const open = !rule.login && !rule.notForAdministrators
  return {
    path: pattern,
    handle: { access: rule },
    ...(open ? {} : { middleware: [guard(rule)] }),
    lazy: pattern === paths.home.pattern ? lazy : () => withTexts(lazy()),
  }
}

const { everybody, shopWindow, signedIn, buyer, teacher, backOffice } = access

const websitePages: RouteObject[] = [
  page(paths.home, shopWindow, () => import('./routes/website/landing.tsx')),
  page(paths.category, shopWindow, () => import('./routes/website/category.tsx')),
  page(paths.product, shopWindow, () => import('./routes/website/product.tsx')),
  page(paths.about, everybody, () => import('./routes/website/about.tsx')),
  page(paths.team, everybody, () => import('./routes/website/team.tsx')),
  page(paths.contact, everybody, () => import('./routes/website/contact-us.tsx')),
  page(paths.prices, everybody, () => import('./routes/website/prices.tsx')),
  page(paths.subscribersOnly, everybody, () => import('./routes/website/subscribers-only.tsx')),
  page(paths.terms, everybody, () => import('./routes/website/terms.tsx')),
  page(paths.legal, everybody, () => import('./routes/website/legal.tsx')),
  {
    lazy: () => withTexts(import('./routes/auth/auth-layout.tsx')),
    children: [
      page(paths.signIn, everybody, () => import('./routes/auth/sign-in.tsx')),
      page(paths.signUp, everybody, () => import('./routes/auth/sign-up.tsx')),
      page(
        paths.forgottenPassword,
        everybody,
        () => import('./routes/auth/forgotten-password.tsx'),
      ),
      page(paths.retrieveLogin, everybody, () => import('./routes/auth/retrieve-user-login.tsx')),
      page(paths.newPassword, everybody, () => import('./routes/auth/new-password.tsx')),
      page(paths.signInCode, everybody, () => import('./routes/auth/sign-in-code.tsx')),
      page(paths.confirmEmail, everybody, () => import('./routes/auth/confirm-email.tsx')),
    ],
  },
  {
    ...page(paths.signInLink, everybody, () => import('./routes/auth/sign-in-link.tsx')),
    middleware: [hideAddress(paths.signIn.href())],
    // Without one the router complains on the console, and names the address.
    Component: FullScreenLoader,
  },
  page(paths.unauthorised, everybody, () => import('./routes/unauthorised.tsx')),
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./routes/not-found.tsx')).NotFound }),
  },
]

/** The frame around the route is the whole page. */
const nothingMore = async () => Promise.resolve({ Component: () => null })

/** A view of the library; the content of a resource opens over it, which stays as it is. */
function libraryPages(view: LibraryView, rule: AccessRule): RouteObject {
  const { list, category, content } = libraryViews[view]
  return {
    lazy: async () => (await withTexts(import('./routes/library/library.tsx'))).libraryRoute(view),
    children: [
      page(list, rule, nothingMore),
      page(category, rule, nothingMore),
      page(content, rule, () => import('./routes/library/content-page.tsx')),
    ],
  }
}

const appPages: RouteObject[] = [
  page(paths.app, teacher, () => import('./routes/workspace/home.ts')),
  page(paths.profile, signedIn, () => import('./routes/workspace/profile.tsx')),
  page(paths.account, signedIn, () => import('./routes/account/account.tsx')),
  page(paths.communications, teacher, () => import('./routes/workspace/communications.tsx')),
  page(paths.support, teacher, () => import('./routes/workspace/support.tsx')),
  page(paths.calendar, teacher, () => import('./routes/workspace/calendar.tsx')),
  page(paths.orders, teacher, () => import('./routes/shop/orders.tsx')),
  {
    // The details of a resource open over the list, which stays as it is.
    id: 'shelf',
    lazy: () => withTexts(import('./routes/shop/shelf.tsx')),
    children: [
      page(paths.products, buyer, nothingMore),
      page(paths.productsCategory, buyer, nothingMore),
      page(paths.shopProduct, buyer, () => import('./routes/shop/item-page.tsx')),
      page(paths.buy, buyer, () => import('./routes/shop/buy.tsx')),
    ],
  },
  libraryPages('purchased', teacher),
  libraryPages('bought', buyer),
  libraryPages('subscribed', teacher),
  page(
    paths.purchaseConfirmation,
    teacher,
    () => import('./routes/shop/purchase-confirmation.tsx'),
  ),
]

const adminPages: RouteObject[] = [
  page(paths.admin, backOffice, () => import('./routes/admin/back-office.tsx')),
]

/** Inside the frame, so that a page that fails leaves the menu in place. */
const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: RouteError, children }]

export const routes: RouteObject[] = [
  { Component: WebsiteLayout, HydrateFallback: FullScreenLoader, children: framed(websitePages) },
  {
    lazy: () => withTexts(import('./layouts/app/app-layout.tsx')),
    HydrateFallback: FullScreenLoader,
    children: framed(appPages),
  },
  {
    HydrateFallback: FullScreenLoader,
    children: framed([
      page(paths.calendarPrint, teacher, () => import('./routes/workspace/print-calendar.tsx')),
      page(paths.assessmentPrint, teacher, () => import('./routes/workspace/print-assessment.tsx')),
      page(paths.lessonPrint, teacher, () => import('./routes/workspace/print-lesson.tsx')),
    ]),
  },
  {
    lazy: () => withTexts(import('./layouts/admin/admin-layout.tsx')),
    HydrateFallback: FullScreenLoader,
    children: framed(adminPages),
  },
]

export const createRouter = () => createBrowserRouter(routes, { future: { v8_middleware: true } })

/** The first page's module and guard have answered. */
export async function whenInitialized(
  router: ReturnType<typeof createMemoryRouter>,
): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
