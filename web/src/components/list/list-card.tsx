import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { cellText } from './cell-text.ts'
import { cardRole, type CardRole, type Column, type ListRow } from './columns.ts'
import { PartOfRow } from './broken-cell.tsx'
import { ListCell } from './list-cell.tsx'
import type { ListView } from './list-view.ts'
import { OpeningLink } from './opening-link.tsx'
import { PickRow } from './pick-row.tsx'
import { RowActions } from './row-actions.tsx'
import { detailsId, Unfold } from './table-row.tsx'
import type { TableRowModel } from './use-list-table.ts'

/** A row as a card, for phones. The kind of a column decides where it is on the card. */
export function ListCard<Row extends ListRow>({
  view: { list, look, selection, rowActions, details },
  row,
}: {
  view: ListView<Row>
  row: TableRowModel<Row>
}) {
  const intl = useIntl()
  const record = row.original
  const name = cellText(list.columns[0], record, intl)
  const inRole = (role: CardRole) =>
    list.columns.filter(
      (column, index) =>
        cardRole(column, index) === role &&
        look.columns[column.key] === true &&
        // Empty values take no space.
        (cellText(column, record, intl) !== '' || role === 'title'),
    )
  const cells = (role: CardRole) =>
    inRole(role).map((column) => <ListCell key={column.key} column={column} row={record} />)
  const lines = inRole('line').filter((column) => column.kind !== 'check' || column.value(record))
  const amounts = cells('amount')
  return (
    <li
      data-list-row={record.id}
      className={cn(
        'bg-card border-line grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border p-4 text-[15px] tabular-nums [contain-intrinsic-size:auto_140px] [content-visibility:auto]',
        selection !== undefined && row.getIsSelected() && 'border-board bg-board/5',
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        {selection !== undefined && <PickRow row={row} name={name} all={selection.all !== null} />}
        {/* A long badge goes below it rather than cut it off. */}
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-semibold wrap-anywhere">
            {inRole('title').map((column) => (
              <OpeningLink key={column.key} list={list} row={record}>
                <ListCell column={column} row={record} />
              </OpeningLink>
            ))}
          </p>
          {/* Each part brings its dot; the margin puts the dot of a line's first part out of sight. */}
          <p className="text-ink-muted overflow-x-clip text-sm">
            <span className="-ml-4 flex flex-wrap *:relative *:pl-4 *:before:absolute *:before:left-0 *:before:w-4 *:before:text-center *:before:content-['·']">
              {inRole('subtitle').map((column) => (
                <span key={column.key}>
                  {column.phrase === undefined ? (
                    <ListCell column={column} row={record} />
                  ) : (
                    intl.formatMessage(column.phrase, { value: cellText(column, record, intl) })
                  )}
                </span>
              ))}
            </span>
          </p>
        </div>
        {cells('badge')}
      </div>
      {lines.length > 0 && <Lines columns={lines} row={record} />}
      {(amounts.length > 0 || rowActions !== undefined || details !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-display text-xl font-bold">{amounts}</p>
          {/* A long word on a button takes a line of its own. */}
          <span className="ml-auto flex items-center gap-1.5">
            {details !== undefined && <Unfold row={row} name={name} />}
            {rowActions !== undefined && (
              <PartOfRow
                row={record}
                draw={() => <RowActions actions={rowActions(record)} rowName={name} />}
              />
            )}
          </span>
        </div>
      )}
      {details !== undefined && row.getIsExpanded() && (
        <div id={detailsId(row.id)} className="border-line border-t pt-3">
          <PartOfRow row={record} draw={details} />
        </div>
      )}
    </li>
  )
}

function Lines<Row extends ListRow>({
  columns,
  row,
}: {
  columns: readonly Column<Row, never>[]
  row: Row
}) {
  const intl = useIntl()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {columns.map((column) => (
        <div key={column.key} className="contents">
          <dt className="text-ink-muted">{intl.formatMessage(column.header)}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">
            <ListCell column={column} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
