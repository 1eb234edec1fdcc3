import { useTable, type RowData, type SortingState } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { CardList } from './card-list.tsx'
import { ColumnHeader } from './column-header.tsx'
import { features, type TableColumn } from './table-features.ts'
import type { TableState } from './table-state.ts'
import { useVisibleRows } from '@/components/list/visible-rows.ts'

const rowHeight = 56

/** Below this width each row is a card: a table that has to be pushed about is no table. */
export const cardsBelow = '(width < 740px)'

/**
 * The one table of the product. The rows are those of one page, as the database searched, sorted and cut them; below
 * 740 px they are cards.
 */
export function DataTable<Row extends RowData>({
  caption,
  rows,
  columns,
  rowId,
  sort,
  onSort,
  card,
  busy = false,
}: {
  /** What the table lists, for who cannot see the page. */
  caption: string
  rows: Row[]
  columns: TableColumn<Row>[]
  rowId: (row: Row) => string
  sort: TableState['sort']
  onSort: (sort: TableState['sort']) => void
  /** A row as a phone shows it. */
  card: (row: Row) => ReactNode
  /** Other rows are on their way. */
  busy?: boolean
}) {
  const asCards = useMediaQuery(cardsBelow)
  if (asCards) return <CardList {...{ caption, rows, rowId, card, busy }} />
  return <WideTable {...{ caption, rows, columns, rowId, sort, onSort, busy }} />
}

function WideTable<Row extends RowData>({
  caption,
  rows,
  columns,
  rowId,
  sort,
  onSort,
  busy,
}: Omit<Parameters<typeof DataTable<Row>>[0], 'card'>) {
  const sorting: SortingState = [{ id: sort.column, desc: sort.descending }]
  const table = useTable({
    features,
    data: rows,
    columns,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change
      if (first !== undefined) onSort({ column: first.id, descending: first.desc })
    },
  })
  const tableRows = table.getRowModel().rows
  const { body, indexes, above, below } = useVisibleRows(tableRows.length, rowHeight)
  return (
    <div className="bg-card border-line @container relative overflow-x-auto rounded-xl border">
      <table
        aria-busy={busy}
        aria-rowcount={tableRows.length + 1}
        className={cn(
          'w-full border-collapse text-sm tabular-nums transition-opacity duration-150',
          busy === true && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-line border-b">
              {group.headers.map((header) => (
                <ColumnHeader key={header.id} header={header}>
                  <table.FlexRender header={header} />
                </ColumnHeader>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          <Gap height={above} />
          {indexes.map((index) => {
            const row = tableRows[index]
            if (row === undefined) return null
            return (
              <tr
                key={row.id}
                aria-rowindex={index + 2}
                className="border-line hover:bg-board/5 h-14 border-b transition-colors last:border-b-0"
              >
                {row.getAllCells().map((cell) => {
                  const { numeric = false, className } = cell.column.columnDef.meta ?? {}
                  return (
                    <td
                      key={cell.id}
                      className={cn(
                        'px-3 py-1.5 first:pl-5 last:pr-5',
                        numeric && 'text-right',
                        className,
                      )}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  )
                })}
              </tr>
            )
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for rows that are not drawn, so that the scroll bar tells the truth. */
function Gap({ height }: { height: number }) {
  return height === 0 ? null : (
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  )
}
