import { ApolloProvider } from '@apollo/client/react'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { QuestionHost } from '@/features/account/session/question-host.tsx'
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
          <QuestionHost />
          <Notices router={router} />
        </ApolloProvider>
      </AppIntlProvider>
    </Suspense>
  )
}
