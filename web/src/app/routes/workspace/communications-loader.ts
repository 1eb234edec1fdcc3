import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readChannel } from '@/domain/communication/channels.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { CommunicationsPageDocument } from './communications-page.generated.ts'
import { pageNotFound } from '../../not-found-response.ts'

/** Fills complete rows in both three and two columns. */
const pageSize = 12

let reads = 0

/**
 * One request. The database returns what is addressed to the reader and already published; the channel is
 * an additional filter.
 */
export function communicationsLoader({ params }: LoaderFunctionArgs) {
  const named = params['channel']
  const channel = named === undefined ? null : (readChannel(named) ?? pageNotFound())
  const query = CommunicationsPageDocument
  const variables = {
    filter: channel === null ? {} : { sendTo: { overlaps: ['ALL', channel] } },
    first: pageSize,
  }
  const fetchPolicy = 'network-only'
  reads += 1
  return {
    /** Changes with each new read of the list, so that an error disappears with the read that caused it. */
    read: reads,
    channel,
    // Shows the cached list at once, and the new one when it arrives.
    query: preloadQuery(query, { variables, fetchPolicy: 'cache-and-network' }),
    refresh: async (): Promise<unknown> => apolloClient.query({ query, variables, fetchPolicy }),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/** Opening the cart changes the address, not the list. */
export function shouldRevalidateCommunications({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentParams['channel'] !== nextParams['channel']) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export type CommunicationsData = ReturnType<typeof communicationsLoader>
