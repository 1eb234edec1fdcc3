import type { LoaderFunctionArgs } from 'react-router-dom'
import { pathTo, withDescendants } from '@/domain/product/category-tree.ts'
import { apolloClient } from '@/graphql/client.ts'
import { isUuid } from '@/lib/uuid.ts'
import { pageNotFound } from '../../not-found-response.ts'
import { CategoryTreeDocument } from './category-tree.generated.ts'
import { searchOf, startQuery, type LandingData } from './landing-loader.ts'

/**
 * The categories are loaded first, from the cache if possible, because a filter cannot refer to a related
 * table.
 */
export async function categoryLoader({
  request,
  params,
}: LoaderFunctionArgs): Promise<LandingData> {
  const { categoryId } = params
  if (!isUuid(categoryId)) pageNotFound()
  const { data: tree } = await apolloClient.query({ query: CategoryTreeDocument })
  const categories = tree?.productCategoryCollection.edges.map((edge) => edge.node) ?? []
  const categoryPath = pathTo(categories, categoryId).map(({ id, name }) => ({ id, name }))
  if (categoryPath.length === 0) pageNotFound()
  const search = searchOf(request.url)
  return {
    ...(await startQuery(search, withDescendants(categories, categoryId))),
    search,
    categoryPath,
  }
}
