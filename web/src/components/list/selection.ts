import { useState } from 'react'
import type { RowSelectionState } from '@tanstack/react-table'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { whereOf } from './list-query.ts'
import type { ListState } from './list-state.ts'

/** More than that are picked by a filter, not one by one. */
export const mostPicked = 1000

/** What a bulk action is for: these rows, or whatever the filter let through when so many were counted. */
export type BulkTarget =
  { kind: 'rows'; ids: string[] } | { kind: 'all'; filter: object; words: string; count: number }

interface Picked {
  ids: RowSelectionState
  /** All that match, with their number at that time; the ids do not matter then. */
  all: number | null
  /** The filter and search under which they were picked. */
  under: string
}

const nothing = { ids: {}, all: null }

export interface ListSelection {
  ids: RowSelectionState
  all: number | null
  /** How many rows an action would be for. */
  count: number
  /** Picked under another filter or search: nothing is done with them until that is confirmed. */
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
  // "All that match" means nothing under another filter.
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
