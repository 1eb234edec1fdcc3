import type { QueryRef } from '@apollo/client/react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { withDescendants } from '@/domain/product/category-tree.ts'
import { forSale, searchWords } from '@/features/catalogue/product-search.ts'
import { shelfOrder, type Refinement } from '@/features/catalogue/refinement.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { loadShelfFrame } from './shelf-frame.ts'
import { ShelfPageDocument } from './shelf-page.generated.ts'
import { ShelfSearchDocument, type ShelfSearchQuery } from './shelf-search.generated.ts'
import { lastSubscription } from './last-subscription.ts'
import { readFilters } from './shelf-filters.ts'

/** Ten resources at first, and ten more at a time (P9.5). */
const pageSize = 10

interface Wanted {
  words: string
  tagIds: string[]
  /** Null means all categories. */
  categoryIds: string[] | null
  /** Includes resources that are only available with a subscription. */
  bySubscription: boolean
  refinement: Refinement
}

/**
 * A database function searches by words and tags; without them the table is read (supabase/CONVENTIONS.md).
 */
export type ShelfList = Pick<ShelfSearchQuery, 'items'> & Partial<ShelfSearchQuery>

interface Started {
  query: QueryRef<ShelfList>
  /** Never fails: the page shows a failure. */
  settled: Promise<unknown>
  loadMore: (after: string) => Promise<unknown>
}

function startQuery({ words, tagIds, categoryIds, bySubscription, refinement }: Wanted): Started {
  const fetchPolicy = 'network-only'
  const orderBy = shelfOrder(refinement.sort, currentLocale())
  if (words === '' && tagIds.length === 0) {
    const query = ShelfPageDocument
    const variables = {
      filter: forSale(categoryIds, bySubscription, refinement),
      orderBy,
      first: pageSize,
    }
    const started = preloadQuery(query, { variables })
    return {
      query: started,
      settled: preloadQuery.toPromise(started).catch(() => undefined),
      loadMore: async (after: string): Promise<unknown> =>
        apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
    }
  }
  const query = ShelfSearchDocument
  const variables = {
    words,
    tagIds,
    ...refinement,
    readerLanguage: currentLocale(),
    orderBy,
    first: pageSize,
    ...(categoryIds === null ? {} : { categoryIds }),
    ...(bySubscription ? {} : { eCommerceProduct: true }),
  }
  // One more row than is shown tells whether there are more.
  const started = preloadQuery(query, { variables: { ...variables, atMost: pageSize + 1 } })
  return {
    query: started,
    settled: preloadQuery.toPromise(started).catch(() => undefined),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/**
 * The list is requested together with the categories, tags and subscription, except in a category: its filter names
 * all categories below it.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const filters = readFilters(request.url, params['categoryId'])
  const start = (categoryIds: string[] | null, bySubscription: boolean) =>
    startQuery({
      words: searchWords(filters.search),
      tagIds: filters.tagIds,
      categoryIds,
      refinement: filters.refinement,
      bySubscription,
    })
  const expected = lastSubscription.read()
  const early = filters.categoryId === null ? start(null, expected) : null
  const frame = await loadShelfFrame()
  const bySubscription = frame.teacherSubscriptionCollection.edges[0]?.node.valid === true
  lastSubscription.write(bySubscription)
  const categories = frame.productCategoryCollection.edges.map(({ node }) => node)
  const categoryIds =
    filters.categoryId === null ? null : withDescendants(categories, filters.categoryId)
  const { query, settled, loadMore } =
    early !== null && expected === bySubscription ? early : start(categoryIds, bySubscription)
  // The current list stays until the next one has loaded.
  await settled
  return {
    query,
    loadMore,
    filters,
    categories,
    tags: frame.productTagCollection.edges.map(({ node }) => node),
  }
}

/** The route's id, for pages that open over it. */
export const SHELF = 'shelf'

export type ShelfData = Awaited<ReturnType<typeof loader>>

/** Opening a resource or the cart changes the address, not the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const now = JSON.stringify(readFilters(currentUrl, currentParams['categoryId']))
  const then = JSON.stringify(readFilters(nextUrl, nextParams['categoryId']))
  // The route has no path, so the router would not notice a change of category.
  if (now !== then) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}
