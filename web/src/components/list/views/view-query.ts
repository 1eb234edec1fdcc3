import type { ListRow } from '../columns.ts'
import type { List } from '../define-list.ts'
import { readListState, writeListState, type ListState } from '../list-state.ts'

/** The parameter of the address that names the chosen view. */
export const viewParameter = 'view'

/** A state as a view keeps it: the query of its address, on the first page. */
export const queryOf = <Row extends ListRow>(list: List<Row>, state: ListState): string =>
  writeListState(list, new URLSearchParams(), { ...state, pageIndex: 0 }).toString()

/** A stored query as the list understands it today: what it no longer knows is left out. */
export const understood = <Row extends ListRow>(list: List<Row>, query: string): string =>
  queryOf(list, readListState(list, new URLSearchParams(query)))

/** The parameters of the address that show a view. Dialogs are closed. */
export function addressOf<Row extends ListRow>(
  list: List<Row>,
  view: { id: string; query: string },
): URLSearchParams {
  const params = new URLSearchParams(understood(list, view.query))
  params.set(viewParameter, view.id)
  return params
}
