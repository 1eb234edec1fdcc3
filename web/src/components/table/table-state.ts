/** What a list shows: kept in the address, so that back, reload and a shared link lead to the same rows. */
export interface TableState {
  search: string
  sort: { column: string; descending: boolean }
  /** From 0. */
  pageIndex: number
  pageSize: number
}

/** What a list shows when its address says nothing, and what it accepts. */
export interface TableDefaults {
  sort: TableState['sort']
  sortable: readonly string[]
  /** The first is the one to begin with. */
  pageSizes: readonly number[]
}

const names = { search: 'q', sort: 'sort', page: 'page', size: 'size' } as const

const sortWord = ({ column, descending }: TableState['sort']) => `${descending ? '-' : ''}${column}`

/** Whatever an address says that the list does not know is as if it were not there. */
export function readTableState(params: URLSearchParams, defaults: TableDefaults): TableState {
  const sort = params.get(names.sort) ?? ''
  const column = sort.replace(/^-/, '')
  const page = Number(params.get(names.page) ?? 1)
  const size = Number(params.get(names.size))
  const [first = 10] = defaults.pageSizes
  return {
    search: params.get(names.search) ?? '',
    sort: defaults.sortable.includes(column)
      ? { column, descending: sort.startsWith('-') }
      : defaults.sort,
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: defaults.pageSizes.includes(size) ? size : first,
  }
}

/** The address with a change in it. Another search, order or page size begins at the first page again. */
export function writeTableState(
  params: URLSearchParams,
  change: Partial<TableState>,
  defaults: TableDefaults,
): URLSearchParams {
  const state: TableState = { ...readTableState(params, defaults), pageIndex: 0, ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  put(names.search, state.search.trim(), '')
  put(names.sort, sortWord(state.sort), sortWord(defaults.sort))
  put(names.page, String(state.pageIndex + 1), '1')
  put(names.size, String(state.pageSize), String(defaults.pageSizes[0]))
  return next
}
