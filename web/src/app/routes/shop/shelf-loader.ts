import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { withDescendants } from '@/features/catalogue/category-tree.ts'
import { forSale, searchWords } from '@/features/catalogue/product-search.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { ShelfFrameDocument } from './shelf-frame.generated.ts'
import { ShelfPageDocument } from './shelf-page.generated.ts'
import { ShelfSearchDocument } from './shelf-search.generated.ts'
import { toAppError } from '@/lib/errors.ts'
import { readFilters } from './shelf-filters.ts'

/** Ten resources in the app, and ten more at a time (P9.5). */
const pageSize = 10

interface Wanted {
  words: string
  tagIds: string[]
  /** Null: all. */
  categoryIds: string[] | null
  /** Those too that only a subscription gives. */
  bySubscription: boolean
}

/** Words and tags are looked up by a function, everything else is listed (supabase/CONVENTIONS.md). */
function startQuery({ words, tagIds, categoryIds, bySubscription }: Wanted) {
  const fetchPolicy = 'network-only'
  if (words === '' && tagIds.length === 0) {
    const query = ShelfPageDocument
    const variables = { filter: forSale(categoryIds, bySubscription), first: pageSize }
    const started = preloadQuery(query, { variables })
    return {
      query: started,
      settled: preloadQuery.toPromise(started),
      loadMore: async (after: string): Promise<unknown> =>
        apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
    }
  }
  const query = ShelfSearchDocument
  const variables = {
    words,
    tagIds,
    first: pageSize,
    ...(categoryIds === null ? {} : { categoryIds }),
    ...(bySubscription ? {} : { eCommerceProduct: true }),
  }
  // One more than is shown tells whether there are more.
  const started = preloadQuery(query, { variables: { ...variables, atMost: pageSize + 1 } })
  return {
    query: started,
    settled: preloadQuery.toPromise(started),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/** The tree of categories comes first, from the cache when it can: a filter names all below a category. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { data: frame, error } = await apolloClient.query({ query: ShelfFrameDocument })
  if (frame === undefined) throw toAppError(error)
  const filters = readFilters(request.url, params['categoryId'])
  const categories = frame.productCategoryCollection.edges.map(({ node }) => node)
  const { query, settled, loadMore } = startQuery({
    words: searchWords(filters.search),
    tagIds: filters.tagIds,
    categoryIds:
      filters.categoryId === null ? null : withDescendants(categories, filters.categoryId),
    bySubscription: frame.teacherSubscriptionCollection.edges[0]?.node.valid === true,
  })
  // The list on the screen stays until the next one is here. What fails is shown by the page.
  await settled.catch(() => undefined)
  return {
    query,
    loadMore,
    filters,
    categories,
    tags: frame.productTagCollection.edges.map(({ node }) => node),
  }
}

/** Id of the route, for what opens over it. */
export const SHELF = 'shelf'

export type ShelfData = Awaited<ReturnType<typeof loader>>

/** Opening a resource or the cart changes the address, not what is listed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const now = JSON.stringify(readFilters(currentUrl, currentParams['categoryId']))
  const then = JSON.stringify(readFilters(nextUrl, nextParams['categoryId']))
  // The route has no path of its own, so the router would not see that a category was chosen.
  if (now !== then) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}
