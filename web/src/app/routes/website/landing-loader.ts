import type { QueryRef } from '@apollo/client/react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { forSale, searchWords } from '@/features/catalogue/product-search.ts'
import { shelfOrder } from '@/features/catalogue/refinement.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { apolloClient, preloadQuery } from '@/graphql/client.ts'
import { LandingPageDocument } from './landing-page.generated.ts'
import type { SearchPageQuery } from './search-page.generated.ts'

/** Four resources at first, and four more at a time (P9.5). */
const pageSize = 4

export const searchOf = (url: string | URL) => new URL(url).searchParams.get('q') ?? ''

type LandingList = Omit<SearchPageQuery, 'corrected'> & Partial<SearchPageQuery>

interface Started {
  query: QueryRef<LandingList>
  loadMore: (after: string) => Promise<unknown>
}

const fetchPolicy = 'network-only'

/**
 * `loadMore` writes the next page into the cached list. Apollo's fetchMore does the same, but sometimes loses its answer
 * while a refetch is running (apollographql/apollo-client#11772).
 */
function startList(categoryIds: string[] | null): Started {
  const query = LandingPageDocument
  const orderBy = shelfOrder(null, currentLocale())
  const variables = { filter: forSale(categoryIds), orderBy, first: pageSize }
  return {
    query: preloadQuery(query, { variables }),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/** Its query is loaded when somebody searches: most visits to the landing page begin without. */
async function startSearch(words: string, categoryIds: string[] | null): Promise<Started> {
  const { SearchPageDocument: query } = await import('./search-page.generated.ts')
  const readerLanguage = currentLocale()
  const variables = {
    words,
    readerLanguage,
    orderBy: shelfOrder(null, readerLanguage),
    first: pageSize,
    ...(categoryIds === null ? {} : { categoryIds }),
  }
  return {
    query: preloadQuery(query, { variables: { ...variables, atMost: pageSize + 1 } }),
    loadMore: async (after: string): Promise<unknown> =>
      apolloClient.query({ query, variables: { ...variables, after }, fetchPolicy }),
  }
}

/** Lists or searches; both return the same shape (supabase/CONVENTIONS.md). */
export function startQuery(
  search: string,
  categoryIds: string[] | null,
): Started | Promise<Started> {
  const words = searchWords(search)
  return words === '' ? startList(categoryIds) : startSearch(words, categoryIds)
}

export async function landingLoader({ request }: LoaderFunctionArgs): Promise<LandingData> {
  const search = searchOf(request.url)
  return { ...(await startQuery(search, null)), search, categoryPath: [] }
}

export interface LandingData extends Started {
  search: string
  /** From the top of the tree to the category that is shown; empty for all. */
  categoryPath: { id: string; name: string }[]
}

/** Opening the cart changes the address, not the list. */
export function shouldRevalidateLanding({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList =
    currentUrl.pathname === nextUrl.pathname && searchOf(currentUrl) === searchOf(nextUrl)
  return sameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}
