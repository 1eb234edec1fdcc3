import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { paths } from '@/config/paths.ts'
import { WebsiteLayout } from './layouts/website/website-layout.tsx'
import { RouteError } from './routes/route-error.tsx'

export const routes: RouteObject[] = [
  {
    Component: WebsiteLayout,
    HydrateFallback: LoadingStroke,
    children: [
      {
        // Inside the frame, so that a page that fails leaves the menu in place.
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home.pattern, lazy: () => import('./routes/website/landing.tsx') },
          { path: paths.category.pattern, lazy: () => import('./routes/website/category.tsx') },
          { path: paths.product.pattern, lazy: () => import('./routes/website/product.tsx') },
          { path: paths.buy.pattern, lazy: () => import('./routes/shop/buy.tsx') },
          {
            lazy: () => import('./routes/auth/auth-layout.tsx'),
            children: [
              { path: paths.signIn.pattern, lazy: () => import('./routes/auth/sign-in.tsx') },
              { path: paths.signUp.pattern, lazy: () => import('./routes/auth/sign-up.tsx') },
              {
                path: paths.forgottenPassword.pattern,
                lazy: () => import('./routes/auth/forgotten-password.tsx'),
              },
              {
                path: paths.newPassword.pattern,
                lazy: () => import('./routes/auth/new-password.tsx'),
              },
              {
                path: paths.confirmEmail.pattern,
                lazy: () => import('./routes/auth/confirm-email.tsx'),
              },
            ],
          },
          { path: paths.unauthorised.pattern, lazy: () => import('./routes/unauthorised.tsx') },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./routes/not-found.tsx')).NotFound }),
          },
        ],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
