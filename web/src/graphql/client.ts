import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'
import { createQueryPreloader } from '@apollo/client/react'
import { env } from '@/config/env.ts'
import { fetchOrEarly } from '@/lib/early-answer.ts'
import { isOffline, onceOffline } from '@/lib/network-status.ts'
import { accessToken, tokenAfterRefusal } from '@/lib/session.ts'
import { watched } from '@/lib/watched-fetch.ts'
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

let keptCopy: () => Promise<void> = async () => Promise.resolve()

/** Says how what this browser kept comes into the cache, once there is no network. */
export const setKeptCopy = (restore: () => Promise<void>) => (keptCopy = restore)

/**
 * A token that the server takes for ended is renewed, and the request sent once more: this browser's clock, or what it
 * knew of the server's, was wrong. The refusal has said what the server's clock shows.
 */
const fetchAsPerson: typeof fetch = async (input, init) => {
  const answer = await watched(async () => fetchOrEarly(input, init))
  const headers = new Headers(init?.headers)
  const sent = headers.get('authorization')
  if (answer.status !== 401 || sent === null) return answer
  const token = await tokenAfterRefusal(sent.replace('Bearer ', ''))
  if (token === null) return answer
  headers.set('authorization', `Bearer ${token}`)
  return watched(async () => fetch(input, { ...init, headers }))
}

export const apolloClient = new ApolloClient({
  cache: createCache(),
  dataMasking: true,
  // A refetch (after a lost connection, say) merges like any other answer. Apollo's default would hand the cache's
  // rules an empty list, and what the reader had loaded with "View more" would fold up.
  defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
  link: ApolloLink.from([
    createOfflineLink({
      isOffline,
      onceOffline,
      prepareKept: async () => keptCopy(),
      onAnswer: () => {
        for (const listener of answerListeners) listener()
      },
    }),
    identity,
    new HttpLink({ uri: `${env.supabaseUrl}/graphql/v1`, fetch: fetchAsPerson }),
  ]),
})

/** For route loaders: starts the query that the page then reads with Suspense. */
export const preloadQuery = createQueryPreloader(apolloClient)
