import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { pathTo, withDescendants } from '@/features/catalogue/category-tree.ts'
import { forSale, searchWords } from '@/features/catalogue/product-search.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { CategoryTreeDocument } from './category-tree.generated.ts'
import { LandingPageDocument } from './landing-page.generated.ts'
import { SearchPageDocument } from './search-page.generated.ts'
import { isUuid } from '@/lib/uuid.ts'
import { pageNotFound } from '../../not-found-response.ts'

/** Four resources on the landing page, and four more at a time (P9.5). */
const pageSize = 4

export const searchOf = (url: string | URL) => new URL(url).searchParams.get('q') ?? ''

/**
 * Both answer alike; the database searches by another way than it lists (supabase/CONVENTIONS.md).
 *
 * `loadMore` puts the page behind a cursor into the cache, where the list grows by it. Apollo's own fetchMore would do the
 * same, but loses its answer now and then when a refetch is under way (apollographql/apollo-client#11772 and its kin).
 */
export function startQuery(search: string, categoryIds: string[] | null, first = pageSize) {
  const words = searchWords(search)
  const fetchPolicy = 'network-only'
  if (words === '') {
    const query = LandingPageDocument
    const variables = { filter: forSale(categoryIds), first }
    return {
      query: preloadQuery(query, { variables }),
      loadMore: async (after: string): Promise<unknown> =>
        apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
    }
  }
  const query = SearchPageDocument
  const variables = { words, first, ...(categoryIds === null ? {} : { categoryIds }) }
  return {
    query: preloadQuery(query, { variables: { ...variables, atMost: first + 1 } }),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

export function landingLoader({ request }: LoaderFunctionArgs) {
  const search = searchOf(request.url)
  return { ...startQuery(search, null), search, categoryPath: [] }
}

/** A filter cannot reach into a relation, so the tree comes first, from the cache when it can. */
export async function categoryLoader({ request, params }: LoaderFunctionArgs) {
  const { categoryId } = params
  if (!isUuid(categoryId)) pageNotFound()
  const { data: tree } = await apolloClient.query({ query: CategoryTreeDocument })
  const categories = tree?.productCategoryCollection.edges.map((edge) => edge.node) ?? []
  const categoryPath = pathTo(categories, categoryId).map(({ id, name }) => ({ id, name }))
  if (categoryPath.length === 0) pageNotFound()
  const search = searchOf(request.url)
  return {
    ...startQuery(search, withDescendants(categories, categoryId)),
    search,
    categoryPath,
  }
}

export type LandingData = Awaited<ReturnType<typeof categoryLoader>>

/** Opening the cart changes the address, not what is listed. */
export function shouldRevalidateLanding({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList =
    currentUrl.pathname === nextUrl.pathname && searchOf(currentUrl) === searchOf(nextUrl)
  return sameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}
