import { useTable, type ColumnDef, type SortingState } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import { features } from './list-table-features.ts'
import type { ListControl } from './use-list-state.ts'
import type { ListSelection } from './selection.ts'

/** The table library's view of a list: what is sorted, drawn, picked and unfolded. */
export function useListTable<Row extends ListRow>({
  list,
  rows,
  control: { state, change },
  columns: columnVisibility,
  selection,
}: {
  list: List<Row>
  rows: readonly Row[]
  control: ListControl
  columns: Record<string, boolean>
  selection: Pick<ListSelection, 'ids' | 'pick'>
}) {
  const columns = useMemo(
    () =>
      list.columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.key,
        accessorFn: () => null, // cells read their row themselves
        enableSorting: column.sort !== undefined,
        sortDescFirst: column.descendingFirst ?? false,
      })),
    [list],
  )
  const sorting: SortingState = [{ id: state.sort.column, desc: state.sort.descending }]
  return useTable({
    features,
    data: rows,
    columns,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowRangeSelection: true,
    getRowCanExpand: () => true,
    autoResetExpanded: false,
    state: { sorting, columnVisibility, rowSelection: selection.ids },
    onSortingChange: (next) => {
      const [first] = typeof next === 'function' ? next(sorting) : next
      if (first !== undefined) change({ sort: { column: first.id, descending: first.desc } })
    },
    onRowSelectionChange: (next) =>
      selection.pick(typeof next === 'function' ? next(selection.ids) : next),
  })
}

export type ListTable<Row extends ListRow> = ReturnType<typeof useListTable<Row>>

export type TableRowModel<Row extends ListRow> = ReturnType<
  ListTable<Row>['getRowModel']
>['rows'][number]
