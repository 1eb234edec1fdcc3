import type { TypedDocumentNode } from '@apollo/client'
import type { MessageDescriptor } from 'react-intl'
import type { To } from 'react-router-dom'
import type { LiveNews } from '@/graphql/live/live-map.ts'
import type { Column, ListRow } from './columns.ts'
import type { FilterSet } from './filters.ts'
import { listAddress, type ListChange } from './list-state.ts'

/*
 * A list screen in ten lines (holidays is a whole one):
 *
 *   holidays.graphql      query Holidays($filter: …!, $orderBy: […!]!, $first: Int!, $offset: Int!)
 *                         @searched(by: "searchHolidays") { list: … }: npm run codegen writes the search from it, HolidaysSearch;
 *                         where counting costs more than the rows, @countedApart writes HolidaysCount
 *   holidays-list.ts      export const holidays = defineList({ id, path, words, documents, columns, filters, defaultSort, … })
 *   routes/…/holidays.tsx export const { loader, shouldRevalidate } = listRoute(holidays)
 *                         export function Component() { return <ListPage list={holidays} primary={…} rowActions={…} /> }
 *   holidays-list.test.ts listContract(holidays)    from testing/list-contract.ts
 *
 * A link to the list from elsewhere is holidays.toUrl({ filters: { … } }). Dialogs live in other parameters of the address
 * (?edit=<id>, useDialogs), so opening one does not ask for rows. People choose columns and row height for themselves,
 * and nothing else.
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

/** The queries of a list. The query for the rows may ask for the total too where counting is cheap, as in a search. */
export interface ListDocuments<Row, Where, Order> {
  page: TypedDocumentNode<{ list: Connection<Row> | null }, PageVariables<Where, Order>>
  /** Calls a search function of the database. Without it the list has no search. */
  search?: TypedDocumentNode<
    { list: Connection<Row> | null },
    PageVariables<Where, Order> & { words: string }
  >
  /** Counts the rows when `page` does not. It is not sent again when only the page changes. */
  count?: TypedDocumentNode<{ list: { totalCount: number } | null }, { filter: Where }>
  searchCount?: TypedDocumentNode<
    { list: { totalCount: number } | null },
    { filter: Where; words: string }
  >
}

/** The texts that each list brings with it. */
export interface ListWords {
  /** Heading of the page and name of the table. */
  title: MessageDescriptor
  /** "Loading Holidays..." */
  loading: MessageDescriptor
  /** "No Holidays found" */
  empty: MessageDescriptor
  /** What will be in the list, shown while it has no rows. */
  emptyHint?: MessageDescriptor
  /** "Search holidays" and, inside the field, what can be searched for. */
  search?: { label: MessageDescriptor; placeholder?: MessageDescriptor }
  /** What the search looks at, shown when it finds nothing. */
  noMatch?: MessageDescriptor
  /** "Show all holidays" */
  showAll?: MessageDescriptor
  /** "{count, plural, one {# holiday} other {# holidays}}" */
  count: MessageDescriptor
}

/**
 * The page that all rows fit on, as long as they are no more: then there are pages of so many. The browser draws, and the
 * database answers, that many within the time of a page.
 */
export const allRows = 1000

export interface ListDefinition<Row extends ListRow, Where, Order, Filters> {
  /** Used in the names of saved choices and of exported files. */
  id: string
  path: string
  words: ListWords
  documents: ListDocuments<Row, Where, Order>
  /** A condition that always applies, such as "orders that are not carts". */
  always?: NoInfer<Where>
  /** What the queries take beside the filter whatever is chosen, where two lists share their queries. */
  alwaysArguments?: Readonly<Record<string, unknown>>
  /** The first one names the row and opens it. */
  columns: readonly [Column<Row, NoInfer<Order>>, ...Column<Row, NoInfer<Order>>[]]
  filters?: Filters
  defaultSort: { column: string; descending: boolean }
  /** The first is the default. The database returns at most 100 rows, and `allRows` of a table that says so ("max_rows"). */
  pageSizes: readonly [number, ...number[]]
  /**
   * The search functions take how many rows are needed, as `atMost`, in the usual order and without conditions: then they
   * read no more.
   */
  takesAtMost?: boolean
  /** Columns by which rows can be grouped. */
  groups?: readonly string[]
  /** Where a row leads. `search` is the query of the list's address, which should stay. */
  open?: (row: Row, search: string) => To
  /** The table whose new rows are announced above the list, or a kind of them. */
  live?: LiveNews
  /** The row height until somebody chooses another one. */
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
