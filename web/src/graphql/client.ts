import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'
import { createQueryPreloader } from '@apollo/client/react'
import { env } from '@/config/env.ts'
import { fetchOrEarly } from '@/lib/early-answer.ts'
import { accessToken } from '@/lib/session.ts'
import { createCache } from './cache.ts'
import { createOfflineLink } from './offline-link.ts'

declare module '@apollo/client' {
  // Types of masked fragments come from the generator (docs: data masking).
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the merge is the purpose
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** The publishable key names the project, the session's token the person. */
const identity = new SetContextLink(async () => {
  const token = await accessToken()
  return {
    headers: {
      apikey: env.publishableKey,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  }
})

const answerListeners = new Set<() => void>()

/** Calls back after each answer of the server. */
export const onAnswer = (listener: () => void) => answerListeners.add(listener)

export const apolloClient = new ApolloClient({
  cache: createCache(),
  dataMasking: true,
  // A refetch (after a lost connection, say) merges like any other answer. Apollo's default would hand the cache's
  // rules an empty list, and what the reader had loaded with "View more" would fold up.
  defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
  link: ApolloLink.from([
    createOfflineLink(
      () => !navigator.onLine,
      () => {
        for (const listener of answerListeners) listener()
      },
    ),
    identity,
    new HttpLink({ uri: `${env.supabaseUrl}/graphql/v1`, fetch: fetchOrEarly }),
  ]),
})

/** For route loaders: starts the query that the page then reads with Suspense. */
export const preloadQuery = createQueryPreloader(apolloClient)
