import type { List } from './define-list.ts'
import type { ListRow } from './columns.ts'
import { filterParameters, type FilterSet, type FilterValues } from './filters.ts'

/** What a list shows. It is in the address, so that Back, a reload and a shared link lead to the same rows. */
export interface ListState<Filters = FilterSet> {
  search: string
  filters: FilterValues<Filters>
  sort: { column: string; descending: boolean }
  /** The column by which the rows are grouped. */
  group: string | null
  /** From 0. */
  pageIndex: number
  pageSize: number
}

export type ListChange<Filters = FilterSet> = Partial<ListState<Filters>>

/** The parts of a definition that are needed to read an address. */
export type Readable<Filters = FilterSet> = Pick<
  List<ListRow, Filters>,
  'filters' | 'defaultSort' | 'pageSizes' | 'groups' | 'documents'
> & { columns: readonly { key: string; sort?: unknown }[] }

const names = { search: 'q', sort: 'sort', group: 'group', page: 'page', size: 'size' } as const

const sortWord = ({ column, descending }: ListState['sort']) => `${descending ? '-' : ''}${column}`

/** Reads the state from the address. Parameters and values that the list does not know are ignored. */
export function readListState<Filters extends FilterSet>(
  list: Readable<Filters>,
  params: URLSearchParams,
): ListState<Filters> {
  const sort = params.get(names.sort) ?? ''
  const column = sort.replace(/^-/, '')
  const sortable = list.columns.some((one) => one.key === column && one.sort !== undefined)
  const group = params.get(names.group)
  const page = Number(params.get(names.page) ?? 1)
  const size = Number(params.get(names.size))
  return {
    search: list.documents.search === undefined ? '' : (params.get(names.search) ?? '').trim(),
    filters: readFilters(list.filters, params),
    sort: sortable ? { column, descending: sort.startsWith('-') } : list.defaultSort,
    group: group !== null && list.groups?.includes(group) === true ? group : null,
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: list.pageSizes.includes(size) ? size : list.pageSizes[0],
  }
}

function readFilters<Filters extends FilterSet>(
  filters: Filters,
  params: URLSearchParams,
): FilterValues<Filters> {
  const read = Object.entries(filters)
    .map(([code, filter]) => [code, filter.decode(params, code)] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(read) as FilterValues<Filters> // each from its own filter
}

/** The address after a change. Any change other than of the page goes back to the first page. */
export function writeListState<Filters extends FilterSet>(
  list: Readable<Filters>,
  params: URLSearchParams,
  change: ListChange<Filters>,
): URLSearchParams {
  const state = { ...readListState(list, params), pageIndex: 0, ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  put(names.search, state.search.trim(), '')
  writeFilters(list.filters, state.filters, next)
  put(names.sort, sortWord(state.sort), sortWord(list.defaultSort))
  put(names.group, state.group ?? '', '')
  put(names.page, String(state.pageIndex + 1), '1')
  put(names.size, String(state.pageSize), String(list.pageSizes[0]))
  return next
}

function writeFilters<Filters extends FilterSet>(
  filters: Filters,
  values: FilterValues<Filters>,
  params: URLSearchParams,
) {
  for (const [code, filter] of Object.entries(filters)) {
    for (const end of filterParameters) params.delete(`${code}${end}`)
    const value = values[code]
    if (value === undefined) continue
    for (const [end, texts] of Object.entries(filter.encode(value))) {
      for (const text of [texts].flat()) params.append(`${code}${end}`, text)
    }
  }
}

/** The address of a list with this change to its default state. */
export function listAddress<Filters extends FilterSet>(
  list: Readable<Filters> & { path: string },
  change: ListChange<Filters>,
): string {
  const query = writeListState(list, new URLSearchParams(), change).toString()
  return query === '' ? list.path : `${list.path}?${query}`
}

/** The number of active filters. */
export const activeFilters = ({ filters }: Pick<ListState, 'filters'>): number =>
  Object.values(filters).filter((value) => value !== undefined).length

/** Whether the list shows less than all it has. */
export const isNarrowed = (state: ListState): boolean =>
  state.search !== '' || activeFilters(state) > 0
