import { ApolloProvider } from '@apollo/client/react'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ChoosePasswordHost } from '@/features/account/password/choose-password-host.tsx'
import { SessionWarningHost } from '@/features/account/session/session-warning-host.tsx'
import { apolloClient } from '@/graphql/client.ts'
import { AppIntlProvider } from '@/i18n/intl-provider.tsx'
import { Notices } from './notices.tsx'
import type { createRouter } from './router.tsx'

export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    // No fallback, because it has no texts to show yet.
    <Suspense fallback={null}>
      <AppIntlProvider>
        <ApolloProvider client={apolloClient}>
          <RouterProvider router={router} />
          <SessionWarningHost />
          <ChoosePasswordHost />
          <Notices />
        </ApolloProvider>
      </AppIntlProvider>
    </Suspense>
  )
}
