import { useSearchParams } from 'react-router-dom'
import {
  readTableState,
  writeTableState,
  type TableDefaults,
  type TableState,
} from './table-state.ts'

/** The state of a list from the address, and the one way to change it. */
export function useTableState(defaults: TableDefaults) {
  const [params, setParams] = useSearchParams()
  const change = (next: Partial<TableState>) =>
    setParams((current) => writeTableState(current, next, defaults), {
      // A search is one step back, not one per letter.
      replace: next.search !== undefined,
      preventScrollReset: true,
    })
  return { state: readTableState(params, defaults), change }
}
