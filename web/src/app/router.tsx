import {
  createBrowserRouter,
  matchPath,
  type createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { FullScreenLoader } from '@/components/full-screen-loader.tsx'
import { paths } from '@/config/paths.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { hideAddress } from './hide-address.ts'
import { WebsiteLayout } from './layouts/website/website-layout.tsx'
import { framed, page } from './page.ts'
import { libraryViews, type LibraryView } from './routes/library/library-views.ts'

const websitePages: RouteObject[] = [
  page(paths.home, () => import('./routes/website/landing.tsx')),
  page(paths.category, () => import('./routes/website/category.tsx')),
  page(paths.product, () => import('./routes/website/product.tsx')),
  page(paths.about, () => import('./routes/website/about.tsx'), 'website'),
  page(paths.team, () => import('./routes/website/team.tsx'), 'website'),
  page(paths.contact, () => import('./routes/website/contact-us.tsx'), 'website'),
  page(paths.prices, () => import('./routes/website/prices.tsx'), 'website'),
  page(paths.subscribersOnly, () => import('./routes/website/subscribers-only.tsx'), 'website'),
  page(paths.quote, () => import('./routes/website/quote.tsx'), 'website', 'checkout', 'orders'),
  page(paths.terms, () => import('./routes/website/terms.tsx'), 'website'),
  page(paths.legal, () => import('./routes/website/legal.tsx'), 'website'),
  {
    lazy: () => withTexts(import('./routes/auth/auth-layout.tsx'), 'website'),
    children: [
      page(paths.signIn, () => import('./routes/auth/sign-in.tsx'), 'website'),
      page(paths.signUp, () => import('./routes/auth/sign-up.tsx'), 'website'),
      page(
        paths.forgottenPassword,
        () => import('./routes/auth/forgotten-password.tsx'),
        'website',
      ),
      page(paths.retrieveLogin, () => import('./routes/auth/retrieve-user-login.tsx'), 'website'),
      page(paths.newPassword, () => import('./routes/auth/new-password.tsx'), 'website'),
      page(paths.signInCode, () => import('./routes/auth/sign-in-code.tsx'), 'website'),
      page(paths.confirmEmail, () => import('./routes/auth/confirm-email.tsx'), 'website'),
      page(paths.seat, () => import('./routes/website/seat.tsx'), 'website'),
    ],
  },
  {
    ...page(paths.signInLink, () => import('./routes/auth/sign-in-link.tsx'), 'website'),
    middleware: [hideAddress(paths.signIn.href())],
    // Without it, the router logs a warning that contains the address.
    Component: FullScreenLoader,
  },
  page(paths.unauthorised, () => import('./routes/unauthorised.tsx')),
  {
    path: '*',
    lazy: async () => ({
      Component: (await withTexts(import('./routes/not-found.tsx'))).NotFound,
    }),
  },
]

/** For routes whose parent already shows the whole page. */
const nothingMore = async () => Promise.resolve({ Component: () => null })

/** A view of the library; the content of a resource opens over the list, which keeps its state. */
function libraryPages(view: LibraryView): RouteObject {
  const { list, category, content } = libraryViews[view]
  return {
    lazy: async () => (await withTexts(import('./routes/library/library.tsx'))).libraryRoute(view),
    children: [
      page(list, nothingMore),
      page(category, nothingMore),
      page(content, () => import('./routes/library/content-page.tsx')),
    ],
  }
}

const appPages: RouteObject[] = [
  page(paths.app, () => import('./routes/workspace/home.ts')),
  page(paths.profile, () => import('./routes/workspace/profile.tsx'), 'planner'),
  page(paths.account, () => import('./routes/account/account.tsx'), 'account'),
  page(paths.communications, () => import('./routes/workspace/communications.tsx')),
  page(paths.support, () => import('./routes/workspace/support.tsx')),
  page(paths.calendar, () => import('./routes/workspace/calendar.tsx'), 'planner'),
  page(paths.timetable, () => import('./routes/workspace/timetable.tsx'), 'planner'),
  page(paths.lessons, () => import('./routes/workspace/lessons.tsx'), 'planner', 'papers'),
  page(paths.subjectTemplates, () => import('./routes/workspace/lessons.tsx'), 'planner', 'papers'),
  page(
    paths.lessonPlanning,
    () => import('./routes/workspace/lesson-planning.tsx'),
    'planner',
    'papers',
  ),
  page(paths.assessments, () => import('./routes/workspace/assessments.tsx'), 'planner', 'papers'),
  page(paths.orders, () => import('./routes/shop/orders.tsx'), 'checkout', 'orders'),
  {
    // The details of a resource open over the list, which keeps its state.
    id: 'shelf',
    lazy: () => withTexts(import('./routes/shop/shelf.tsx')),
    children: [
      page(paths.products, nothingMore),
      page(paths.productsCategory, nothingMore),
      page(paths.shopProduct, () => import('./routes/shop/item-page.tsx')),
      page(paths.buy, () => import('./routes/shop/buy.tsx')),
      page(paths.productAction, () => import('./routes/shop/product-action.ts')),
    ],
  },
  libraryPages('purchased'),
  libraryPages('bought'),
  libraryPages('subscribed'),
  page(
    paths.purchaseConfirmation,
    () => import('./routes/shop/purchase-confirmation.tsx'),
    'checkout',
  ),
]

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
      page(paths.calendarPrint, () => import('./routes/workspace/print-calendar.tsx'), 'planner'),
      page(
        paths.assessmentPrint,
        () => import('./routes/workspace/print-assessment.tsx'),
        'planner',
      ),
      page(paths.lessonPrint, () => import('./routes/workspace/print-lesson.tsx'), 'planner'),
    ]),
  },
]

/**
 * Adds the routes of the back-office when one of its addresses is opened, so that nobody else downloads
 * them.
 */
export const addBackOffice: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (matchPath({ path: paths.admin.pattern, end: false }, path) === null) return
  const { backOfficeRoutes } = await withTexts(
    import('./routes/admin/back-office-routes.tsx'),
    'back-office',
    'checkout',
    'orders',
  )
  patch(null, backOfficeRoutes)
}

export const createRouter = () =>
  createBrowserRouter(routes, {
    future: { v8_middleware: true },
    patchRoutesOnNavigation: addBackOffice,
  })

/** Resolves when the first page's module and guard have finished. */
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
