import type { TypedDocumentNode } from '@apollo/client'
import type { MessageDescriptor } from 'react-intl'
import type { To } from 'react-router-dom'
import type { LiveTable } from '@/graphql/live/live-map.ts'
import type { Column, ListRow } from './columns.ts'
import type { FilterSet } from './filters.ts'
import { listAddress, type ListChange } from './list-state.ts'

/*
 * A list screen in ten lines (holidays is a whole one):
 *
 *   holidays.graphql      query Holidays($filter: …!, $orderBy: […!]!, $first: Int!, $offset: Int!) { list: … }, the same
 *                         with $words over a search function, and query HolidayCount($filter: …!) { list: … { totalCount } }
 *   holidays-list.ts      export const holidays = defineList({ id, path, words, documents, columns, filters, defaultSort, … })
 *   routes/…/holidays.tsx export const { loader, shouldRevalidate } = listRoute(holidays)
 *                         export function Component() { return <ListPage list={holidays} primary={…} rowActions={…} /> }
 *   holidays-list.test.ts listContract(holidays)    from testing/list-contract.ts
 *
 * A link to the list from elsewhere is holidays.toUrl({ filters: { … } }). Dialogs live in other parameters of the address
 * (?edit=<id>, useDialogs): opening one asks for no rows. What people choose for themselves is columns and row height,
 * nothing else.
 */

export interface Connection<Row> {
  totalCount?: number
  edges: readonly { node: Row }[]
}

interface PageVariables<Where, Order> {
  filter: Where
  orderBy: Order[]
  first: number
  offset: number
}

/** A total is asked with the rows when that is cheap: a person's own list, or a search, which has found them all. */
export interface ListDocuments<Row, Where, Order> {
  page: TypedDocumentNode<{ list: Connection<Row> | null }, PageVariables<Where, Order>>
  /** By a function of the database that looks for every word. Without it the list has no search. */
  search?: TypedDocumentNode<
    { list: Connection<Row> | null },
    PageVariables<Where, Order> & { words: string }
  >
  /** How many rows a filter lets through, for a page that does not say. Not asked again to turn a page. */
  count?: TypedDocumentNode<{ list: { totalCount: number } | null }, { filter: Where }>
  searchCount?: TypedDocumentNode<
    { list: { totalCount: number } | null },
    { filter: Where; words: string }
  >
}

/** The words of a list that are not the kit's own. */
export interface ListWords {
  /** Heading of the page and name of the table. */
  title: MessageDescriptor
  /** "Loading Holidays..." */
  loading: MessageDescriptor
  /** "No Holidays found" */
  empty: MessageDescriptor
  /** What belongs here, for a list that has no rows yet. */
  emptyHint?: MessageDescriptor
  /** "Search holidays" and, inside the field, what can be searched for. */
  search?: { label: MessageDescriptor; placeholder?: MessageDescriptor }
  /** What a search looks at, when it finds nothing. */
  noMatch?: MessageDescriptor
  /** "Show all holidays" */
  showAll?: MessageDescriptor
  /** "{count, plural, one {# holiday} other {# holidays}}" */
  count: MessageDescriptor
}

export interface ListDefinition<Row extends ListRow, Where, Order, Filters> {
  /** In the names of kept choices and exported files. */
  id: string
  path: string
  words: ListWords
  documents: ListDocuments<Row, Where, Order>
  /** What the list is about, whatever else is chosen: an order that is no cart. */
  always?: NoInfer<Where>
  /** The first one names the row and opens it. */
  columns: readonly [Column<Row, NoInfer<Order>>, ...Column<Row, NoInfer<Order>>[]]
  filters?: Filters
  defaultSort: { column: string; descending: boolean }
  /** The first is the one to begin with; 100 is the most that the database gives. */
  pageSizes: readonly [number, ...number[]]
  /** Columns by which rows may stand in groups. */
  groups?: readonly string[]
  /** Where a row leads; `search` is the address of the list, to be kept. */
  open?: (row: Row, search: string) => To
  /** The table whose new rows are announced above the list. */
  live?: LiveTable
  /** How close rows stand before anybody chose. */
  density?: Density
}

export type Density = 'comfortable' | 'compact'

export interface List<Row extends ListRow, Filters = FilterSet> extends Omit<
  ListDefinition<Row, object, never, Filters>,
  'filters'
> {
  filters: Filters
  /** The address of the list in another state than usual. */
  toUrl(change?: ListChange<Filters>): string
}

/** A list screen, from which its address, queries, table, cards and exported file follow. */
export function defineList<
  Row extends ListRow,
  Where extends object,
  Order extends object,
  Filters extends FilterSet<Where> = Record<string, never>,
>(definition: ListDefinition<Row, Where, Order, Filters>): List<Row, Filters> {
  const list: List<Row, Filters> = {
    ...(definition as unknown as ListDefinition<Row, object, never, Filters>), // what a database table calls its columns is needed no more
    filters: definition.filters ?? ({} as Filters), // none are none
    toUrl: (change = {}) => listAddress(list, change),
  }
  return list
}
