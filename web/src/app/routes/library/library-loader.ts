import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { withDescendants } from '@/domain/product/category-tree.ts'
import { searchWords } from '@/features/catalogue/product-search.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { LibraryPageDocument, type LibraryPageQueryVariables } from './library-page.generated.ts'
import { readFilters } from '../shop/shelf-filters.ts'
import { loadShelfFrame } from '../shop/shelf-frame.ts'
import type { LibraryView } from './library-views.ts'

/** Ten resources at first, and ten more at a time (P9.5). */
const pageSize = 10

function startQuery(variables: LibraryPageQueryVariables) {
  const query = LibraryPageDocument
  // The cache is shown only until the answer arrives, because something may have been bought a moment ago.
  const started = preloadQuery(query, { variables, fetchPolicy: 'cache-and-network' })
  return {
    query: started,
    // A failure is shown by the page.
    settled: preloadQuery.toPromise(started).catch(() => undefined),
    /** @param shown how many are shown already */
    loadMore: async (shown: string): Promise<unknown> =>
      apolloClient.query({
        query,
        variables: { ...variables, skipping: Number(shown) },
        fetchPolicy: 'network-only',
      }),
  }
}

/**
 * What is owned is requested together with the categories and tags, except in a category: its filter names all
 * categories below it.
 */
async function loadLibrary(view: LibraryView, { request, params }: LoaderFunctionArgs) {
  const filters = readFilters(request.url, params['categoryId'])
  const { categoryId, tagIds } = filters
  const start = (categoryIds: string[] | null) =>
    startQuery({
      view,
      words: searchWords(filters.search),
      categoryIds,
      tagIds: tagIds.length === 0 ? null : tagIds,
      atMost: pageSize,
      skipping: 0,
    })
  const early = categoryId === null ? start(null) : null
  const frame = await loadShelfFrame()
  const subscriber = frame.teacherSubscriptionCollection.edges.length > 0
  if (view === 'subscribed' && !subscriber) return redirect(paths.subscribersOnly.href())
  const categories = frame.productCategoryCollection.edges.map(({ node }) => node)
  const { query, settled, loadMore } =
    early ?? start(categoryId === null ? null : withDescendants(categories, categoryId))
  // The current list stays until the next one has loaded.
  await settled
  return {
    view,
    query,
    loadMore,
    filters,
    categories,
    tags: frame.productTagCollection.edges.map(({ node }) => node),
    subscriber,
  }
}

export type LibraryData = Exclude<Awaited<ReturnType<typeof loadLibrary>>, Response>

export const libraryLoader = (view: LibraryView) => async (args: LoaderFunctionArgs) =>
  loadLibrary(view, args)
