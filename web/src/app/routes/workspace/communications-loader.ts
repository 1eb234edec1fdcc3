import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { readChannel } from '@/features/communications/channels.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { CommunicationsPageDocument } from './communications-page.generated.ts'
import { pageNotFound } from '../../not-found-response.ts'

/** Fills rows of three and of two. */
const pageSize = 12

let reads = 0

/** One request. The database shows what is addressed to the reader and published by now; the channel only narrows that. */
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
    /** Another one for each time that the list is read anew, so that an error does not outlive its read. */
    read: reads,
    channel,
    // What was seen last is there at once, what is new a moment later.
    query: preloadQuery(query, { variables, fetchPolicy: 'cache-and-network' }),
    refresh: async (): Promise<unknown> => apolloClient.query({ query, variables, fetchPolicy }),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/** Opening the cart changes the address, not what is listed. */
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
