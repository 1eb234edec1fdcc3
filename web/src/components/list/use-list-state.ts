import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { readListState, writeListState, type ListChange, type ListState } from './list-state.ts'
import { useAddress } from './use-address.ts'

/** What changes, or how it follows from the state at that moment. */
type Change = ListChange | ((now: ListState) => ListChange)

export interface ListControl {
  state: ListState
  change: (change: Change) => void
  /** The same without a step for the back button. */
  correct: (change: Change) => void
}

/** The state of a list from the address, and the one way to change it. */
export function useListState<Row extends ListRow>(list: List<Row>): ListControl {
  const address = useAddress()
  const write = (change: Change, replace: boolean) =>
    address.change(
      (params) => {
        const next = typeof change === 'function' ? change(readListState(list, params)) : change
        return writeListState(list, params, next)
      },
      { replace },
    )
  return {
    state: readListState(list, address.params),
    change: (next) => write(next, isSearch(next)),
    correct: (next) => write(next, true),
  }
}

/** A search is one step back, not one for each letter. */
const isSearch = (change: Change) =>
  typeof change === 'object' && change.search !== undefined && change.filters === undefined
