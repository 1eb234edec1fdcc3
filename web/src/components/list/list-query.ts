import type { DocumentNode } from 'graphql'
import { orderBy, type ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { ListState } from './list-state.ts'

/** A request: what to ask, and with what. */
export interface ListRequest {
  query: DocumentNode
  variables: Record<string, unknown>
}

/** The condition that the list, its search, count, export and bulk actions all use. */
export function whereOf<Row extends ListRow>(list: List<Row>, state: ListState): object {
  const chosen = Object.entries(list.filters).flatMap(([code, filter]) => {
    const value = state.filters[code]
    const where = value === undefined ? null : filter.where(value)
    return where === null ? [] : [where]
  })
  const all = [...(list.always === undefined ? [] : [list.always]), ...chosen]
  return all.length === 1 && all[0] !== undefined ? all[0] : all.length === 0 ? {} : { and: all }
}

/** What the queries of the list take beside the filter. */
function argumentsOf<Row extends ListRow>(list: List<Row>, state: ListState): object {
  return Object.assign(
    {},
    list.alwaysArguments,
    ...Object.entries(list.filters).map(([code, filter]) => {
      const value = state.filters[code]
      return value === undefined ? {} : (filter.variables?.(value) ?? {})
    }),
  ) as object // of objects
}

function orderOf<Row extends ListRow>(list: List<Row>, { sort, group }: ListState): object[] {
  const by = (key: string, descending: boolean) => {
    const column = list.columns.find((one) => one.key === key)
    return column === undefined ? [] : orderBy(column, descending)
  }
  if (group === null) return by(sort.column, sort.descending)
  // First by group, then by the chosen column within each group.
  const first = by(group, group === sort.column && sort.descending).slice(0, -1)
  return group === sort.column
    ? by(sort.column, sort.descending)
    : [...first, ...by(sort.column, sort.descending)]
}

/** Whether the rows come as the database finds them: then it need not look for more than are shown. */
const isUsual = <Row extends ListRow>(list: List<Row>, state: ListState) =>
  state.group === null &&
  state.sort.column === list.defaultSort.column &&
  state.sort.descending === list.defaultSort.descending &&
  Object.keys(whereOf(list, state)).length === 0

/**
 * The request for the rows of a page, or for other rows by their position in the list.
 * @param stretch an offset of null is that of a request which goes on behind a row (keysetQuery)
 */
export function rowsRequest<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  stretch: { first: number; offset: number | null } = {
    first: state.pageSize,
    offset: state.pageIndex * state.pageSize,
  },
): ListRequest {
  const { first, offset } = stretch
  const variables = {
    filter: whereOf(list, state),
    orderBy: orderOf(list, state),
    ...argumentsOf(list, state),
    first,
    ...(offset === null ? {} : { offset }),
    ...(offset !== null && list.takesAtMost === true && isUsual(list, state)
      ? { atMost: offset + first }
      : {}),
  }
  const { page, search } = list.documents
  return state.search === '' || search === undefined
    ? { query: page, variables }
    : { query: search, variables: { ...variables, words: state.search } }
}

/** The request for the number of matching rows; null when it comes with the rows. */
export function countRequest<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
): ListRequest | null {
  const asked = { filter: whereOf(list, state), ...argumentsOf(list, state) }
  const { count, searchCount } = list.documents
  if (state.search === '') return count === undefined ? null : { query: count, variables: asked }
  return searchCount === undefined
    ? null
    : { query: searchCount, variables: { ...asked, words: state.search } }
}
