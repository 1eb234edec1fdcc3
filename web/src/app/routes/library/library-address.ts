import { withFilters, type ShelfFilters } from '../shop/shelf-filters.ts'
import { libraryViews, type LibraryView } from './library-views.ts'

/** The address of a view of the library with these filters. */
export function libraryAddress(view: LibraryView, filters: ShelfFilters): string {
  const { list, category } = libraryViews[view]
  const { categoryId } = filters
  return withFilters(categoryId === null ? list.href() : category.href(categoryId), filters, null)
}

/** The address of a resource's or bundle's content, opened over the view with these filters. */
export function contentAddress(view: LibraryView, id: string, filters: ShelfFilters): string {
  return withFilters(libraryViews[view].content.href(id), filters, filters.categoryId)
}
