import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { apolloClient } from '@/graphql/client.ts'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { FilterSet } from './filters.ts'
import { countRequest, rowsRequest, type ListRequest } from './list-query.ts'
import { readListState } from './list-state.ts'

type Client = Pick<typeof apolloClient, 'query'>

/** Asks the server, not the cache. The page sends the same query, so it shows the error if this fails. */
const start = (client: Client, request: ListRequest) =>
  void client.query({ ...request, fetchPolicy: 'network-only' }).catch(() => undefined)

/** Loader and revalidation of a list's route: they start its queries while the page is still being loaded. */
export function listRoute<Row extends ListRow, Filters extends FilterSet>(
  list: List<Row, Filters>,
  client: Client = apolloClient,
) {
  const plain = list as unknown as List<Row> // its filters as any other's
  const stateOf = (url: string | URL) => readListState(plain, new URL(url).searchParams)
  /** The total on the screen is still right, because only the page or the order changes. */
  let counted = false
  return {
    loader: ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
      const state = stateOf(request.url)
      start(client, rowsRequest(plain, state))
      const count = countRequest(plain, state)
      if (count !== null && !counted) start(client, count)
      counted = false
      return null
    },
    /** A dialog over the list changes the address, not what is listed. */
    shouldRevalidate: ({
      currentUrl,
      nextUrl,
      defaultShouldRevalidate,
    }: Pick<
      ShouldRevalidateFunctionArgs,
      'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
    >): boolean => {
      const [now, then] = [stateOf(currentUrl), stateOf(nextUrl)]
      const moved = currentUrl.href !== nextUrl.href
      const again = moved && same(now, then) ? false : defaultShouldRevalidate
      counted = again && moved && same(countRequest(plain, now), countRequest(plain, then))
      return again
    },
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
