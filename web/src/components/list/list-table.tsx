import { useRef, type CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { cellText } from './cell-text.ts'
import { ColumnHead, leadCell, leadPlace, staysAtEnd, staysAtStart } from './column-head.tsx'
import { ColumnsNote } from './columns-note.tsx'
import type { Column, ListRow } from './columns.ts'
import { GroupHead } from './group-head.tsx'
import { runsOf } from './groups.ts'
import { moveBetweenRows } from './list-keys.ts'
import { TableRow } from './table-row.tsx'
import type { ListView } from './list-view.ts'
import { useColumnsInView } from './use-columns-in-view.ts'
import { PickPage } from './pick-page.tsx'

/** The class that sets the row height, the space beside a cell and how wide a text may be: compact rows show more columns. */
export const rowHeightClass = {
  comfortable: '[--list-row:56px] [--list-gap:12px] [--list-text:256px]',
  compact: '[--list-row:40px] [--list-gap:8px] [--list-text:160px]',
} as const

/** The rows of a page as a table, with their actions. */
export function ListTable<Row extends ListRow>({ view }: { view: ListView<Row> }) {
  const intl = useIntl()
  const { list, table, look, selection, rowActions, details, busy, control } = view
  const rows = table.getRowModel().rows
  const columns = shownColumns(view)
  const width =
    columns.length +
    (selection === undefined ? 0 : 1) +
    (details === undefined ? 0 : 1) +
    (rowActions === undefined ? 0 : 1)
  const grouped = columns.find(({ key }) => key === control.state.group)
  const groups =
    grouped === undefined
      ? [{ name: null, rows }]
      : runsOf(rows, (row) => cellText(grouped, row.original, intl))
  const boxRef = useRef<HTMLDivElement>(null)
  const inView = useColumnsInView(boxRef)
  const leads = [selection, details].filter((one) => one !== undefined).length
  const scroll = (side: -1 | 1) =>
    boxRef.current?.scrollBy({ left: side * boxRef.current.clientWidth * 0.5, behavior: 'smooth' })
  return (
    <>
      <div
        ref={boxRef}
        style={{ '--leads': leads } as CSSProperties}
        data-more-left={inView?.left === true}
        data-more-right={inView?.right === true}
        className={cn(
          'bg-card border-line group/list relative overflow-x-auto rounded-xl border [--list-lead:44px]',
          rowHeightClass[look.density],
        )}
        onKeyDown={moveBetweenRows}
      >
        <table
          aria-busy={busy}
          aria-rowcount={rows.length + 1}
          className={cn(
            'w-full border-collapse text-sm tabular-nums transition-opacity duration-150',
            busy && 'opacity-60 delay-150',
          )}
        >
          <caption className="sr-only">{intl.formatMessage(list.words.title)}</caption>
          <thead>
            <tr className="border-line bg-card border-b">
              {selection !== undefined && (
                <th
                  scope="col"
                  style={leadPlace(0)}
                  className={cn('w-11 min-w-11 py-0 pl-5', leadCell)}
                >
                  <PickPage table={table} selection={selection} />
                </th>
              )}
              {details !== undefined && (
                <th
                  scope="col"
                  style={leadPlace(leads - 1)}
                  className={cn('w-11 min-w-11', leadCell)}
                >
                  <span className="sr-only">
                    {intl.formatMessage({ defaultMessage: 'Details', id: 'Lv0zJu' })}
                  </span>
                </th>
              )}
              {columns.map((column, index) => {
                const head = table.getColumn(column.key)
                return (
                  <ColumnHead
                    key={column.key}
                    column={column}
                    sorted={head?.getIsSorted() ?? false}
                    onSort={head?.getToggleSortingHandler()}
                    className={index === 0 && staysAtStart}
                  />
                )
              })}
              {rowActions !== undefined && (
                <th
                  scope="col"
                  data-actions
                  className={cn(
                    'text-ink-muted w-px px-3 text-right text-[13px] font-semibold last:pr-5',
                    staysAtEnd,
                  )}
                >
                  {intl.formatMessage({ defaultMessage: 'Actions', id: 'wL7VAE' })}
                </th>
              )}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name ?? ''}>
              {group.name !== null && (
                <GroupHead name={group.name} count={group.rows.length} width={width} />
              )}
              {group.rows.map((row) => (
                <TableRow key={row.id} view={view} row={row} columns={columns} width={width} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {inView !== null && <ColumnsNote view={inView} onScroll={scroll} />}
    </>
  )
}

/** The columns that are drawn, in their order. */
export function shownColumns<Row extends ListRow>({
  list,
  look,
}: Pick<ListView<Row>, 'list' | 'look'>): Column<Row, never>[] {
  return list.columns.filter(({ key }) => look.columns[key] === true)
}
