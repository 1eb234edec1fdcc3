import { ChevronRightIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { cellText } from './cell-text.ts'
import { cellClass, leadCell, leadPlace, staysAtEnd, staysAtStart } from './column-head.tsx'
import type { Column, ListRow } from './columns.ts'
import { PartOfRow } from './broken-cell.tsx'
import { ListCell } from './list-cell.tsx'
import type { ListView } from './list-view.ts'
import { OpeningLink } from './opening-link.tsx'
import { PickRow } from './pick-row.tsx'
import { RowActions } from './row-actions.tsx'
import type { TableRowModel } from './use-list-table.ts'

/** A row, and below it its details when they are unfolded. */
export function TableRow<Row extends ListRow>({
  view: { list, selection, rowActions, details },
  row,
  columns,
  width,
}: {
  view: ListView<Row>
  row: TableRowModel<Row>
  columns: readonly Column<Row, never>[]
  width: number
}) {
  const intl = useIntl()
  const record = row.original
  const name = cellText(list.columns[0], record, intl)
  const picked = selection !== undefined && (selection.all !== null || row.getIsSelected())
  return (
    <>
      <tr
        data-list-row={record.id}
        {...(selection === undefined ? {} : { 'aria-selected': picked })}
        className={cn(
          'border-line h-[var(--list-row)] border-b transition-colors last:border-b-0',
          // Opaque, because cells scroll below those that stay in place.
          picked
            ? 'bg-[color-mix(in_srgb,var(--board)_8%,var(--card))]'
            : 'bg-card hover:bg-[color-mix(in_srgb,var(--board)_5%,var(--card))]',
        )}
      >
        {selection !== undefined && (
          <td style={leadPlace(0)} className={cn('w-11 min-w-11 py-0 pl-5', leadCell)}>
            <PickRow row={row} name={name} all={selection.all !== null} />
          </td>
        )}
        {details !== undefined && (
          <td
            style={leadPlace(selection === undefined ? 0 : 1)}
            className={cn('w-11 min-w-11 py-0 pl-3', leadCell)}
          >
            <Unfold row={row} name={name} />
          </td>
        )}
        {columns.map((column, index) => (
          <td
            key={column.key}
            className={cn(
              'py-1',
              cellClass(column),
              // The name of a row may be longer than other texts.
              index === 0 && [staysAtStart, '[--list-text:240px]'],
            )}
          >
            {index === 0 && list.open !== undefined ? (
              <OpeningLink list={list} row={record}>
                <ListCell column={column} row={record} oneLine />
              </OpeningLink>
            ) : (
              <ListCell column={column} row={record} oneLine />
            )}
          </td>
        ))}
        {rowActions !== undefined && (
          <td className={cn('w-px px-3 py-0 last:pr-5', staysAtEnd)}>
            <PartOfRow
              row={record}
              draw={() => <RowActions actions={rowActions(record)} rowName={name} />}
            />
          </td>
        )}
      </tr>
      {details !== undefined && row.getIsExpanded() && (
        <tr className="border-line border-b last:border-b-0">
          <td colSpan={width} id={detailsId(row.id)} className="bg-paper-deep/40 px-5 py-3">
            <PartOfRow row={record} draw={details} />
          </td>
        </tr>
      )}
    </>
  )
}

export const detailsId = (rowId: string) => `details-${rowId}`

/** The button that shows the details of a row. */
export function Unfold<Row extends ListRow>({
  row,
  name,
}: {
  row: TableRowModel<Row>
  name: string
}) {
  const intl = useIntl()
  const open = row.getIsExpanded()
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? detailsId(row.id) : undefined}
      aria-label={intl.formatMessage(
        { defaultMessage: 'Details of {name}', id: '+EUUjp' },
        { name },
      )}
      onClick={row.getToggleExpandedHandler()}
      className="text-ink-muted hover:bg-board/8 hover:text-ink grid size-8 place-items-center rounded-md"
    >
      <ChevronRightIcon
        aria-hidden="true"
        className={cn('size-[18px] transition-transform duration-150', open && 'rotate-90')}
      />
    </button>
  )
}
