import { useState } from 'react'
import type { RowSelectionState } from '@tanstack/react-table'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { whereOf } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** The most rows that can be picked one by one. For more there is "Select all that match". */
export const mostPicked = 1000

/** The rows of a bulk action: those with these ids, or all that match the filter, with their number when it was picked. */
export type BulkTarget =
  { kind: 'rows'; ids: string[] } | { kind: 'all'; filter: object; words: string; count: number }

interface Picked {
  ids: RowSelectionState
  /** Set when all matching rows are picked: their number at that time. The ids are then ignored. */
  all: number | null
  /** The filter and search when they were picked. */
  under: string
}

const nothing = { ids: {}, all: null }

export interface ListSelection {
  ids: RowSelectionState
  all: number | null
  /** How many rows an action would be for. */
  count: number
  /** The filter or search has changed since. The person must confirm the selection before it is used. */
  stale: boolean
  target: BulkTarget
  pick: (ids: RowSelectionState) => void
  pickAll: () => void
  keep: () => void
  clear: () => void
}

/** The rows a person has picked, from page to page of the same list. */
export function useListSelection<Row extends ListRow>(
  list: List<Row>,
  state: ListState,
  total: number | undefined,
): ListSelection {
  const filter = whereOf(list, state)
  const under = JSON.stringify([filter, state.search])
  const [picked, setPicked] = useState<Picked>({ ...nothing, under })
  const stale = picked.under !== under
  // "All that match" no longer holds when the filter changes.
  const { ids, all } = stale && picked.all !== null ? nothing : picked
  const names = Object.keys(ids)
  return {
    ids,
    all,
    count: all ?? names.length,
    stale: stale && names.length > 0,
    target:
      all === null
        ? { kind: 'rows', ids: names }
        : { kind: 'all', filter, words: state.search, count: all },
    pick: (next) =>
      setPicked({
        ids: Object.fromEntries(Object.entries(next).slice(0, mostPicked)),
        all: null,
        under: stale && names.length > 0 ? picked.under : under,
      }),
    pickAll: () => setPicked({ ids: {}, all: total ?? 0, under }),
    keep: () => setPicked({ ids, all: null, under }),
    clear: () => setPicked({ ...nothing, under }),
  }
}
