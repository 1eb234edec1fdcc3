import { useSearchParams } from 'react-router-dom'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { readListState, writeListState, type ListChange, type ListState } from './list-state.ts'

export interface ListControl {
  state: ListState
  change: (change: ListChange) => void
  /** The same without a step for the back button. */
  correct: (change: ListChange) => void
}

/** The state of a list from the address, and the one way to change it. */
export function useListState<Row extends ListRow>(list: List<Row>): ListControl {
  const [params, setParams] = useSearchParams()
  const write = (next: ListChange, replace: boolean) =>
    setParams((current) => writeListState(list, current, next), {
      replace,
      preventScrollReset: true,
    })
  return {
    state: readListState(list, params),
    // A search is one step back, not one per letter.
    change: (next) => write(next, next.search !== undefined && next.filters === undefined),
    correct: (next) => write(next, true),
  }
}
