import { paths } from '@/config/paths.ts'
import { unrefined, type Refinement } from '@/features/catalogue/refinement.ts'
import { readRefinement, writeRefinement } from '@/features/catalogue/refinement-address.ts'
import { isUuid } from '@/lib/uuid.ts'

/** The filters of the list, all of which are in the address. */
export interface ShelfFilters {
  search: string
  tagIds: string[]
  categoryId: string | null
  refinement: Refinement
}

/** Of an address without filters. */
export const noFilters: ShelfFilters = {
  search: '',
  tagIds: [],
  categoryId: null,
  refinement: unrefined,
}

/** @param categoryInPath of /category/:categoryId; over an open resource the category is in the query */
export function readFilters(url: string | URL, categoryInPath: string | undefined): ShelfFilters {
  const query = new URL(url).searchParams
  const category = categoryInPath ?? query.get('category') ?? undefined
  return {
    search: query.get('q') ?? '',
    tagIds: query.getAll('tag').filter((id) => isUuid(id)),
    categoryId: isUuid(category) ? category : null,
    refinement: readRefinement(query),
  }
}

/** An address with the filters in its query, including the category unless the path contains it. */
export function withFilters(
  path: string,
  { search, tagIds, refinement }: ShelfFilters,
  category: string | null,
) {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  for (const id of tagIds) query.append('tag', id)
  if (category !== null) query.set('category', category)
  writeRefinement(query, refinement)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The address of the list with these filters. */
export function shelfAddress(filters: ShelfFilters): string {
  const { categoryId } = filters
  const path = categoryId === null ? paths.products.href() : paths.productsCategory.href(categoryId)
  return withFilters(path, filters, null)
}

/** The address of a resource or bundle, opened over the list with these filters. */
export function itemAddress(id: string, filters: ShelfFilters): string {
  return withFilters(paths.shopProduct.href(id), filters, filters.categoryId)
}
