import type { Header, RowData } from '@tanstack/react-table'
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'
import type { features } from './table-features.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column: a button when the list can be ordered by it. */
export function ColumnHeader<Row extends RowData>({
  header,
  children,
}: {
  header: Header<typeof features, Row>
  children: ReactNode
}) {
  const { column } = header
  const { numeric = false, className } = column.columnDef.meta ?? {}
  const sorted = column.getIsSorted()
  const Arrow =
    sorted === false ? ChevronsUpDownIcon : sorted === 'asc' ? ArrowUpIcon : ArrowDownIcon
  return (
    <th
      scope="col"
      className={cn(
        'text-ink-muted h-11 px-3 text-[13px] font-semibold whitespace-nowrap first:pl-5 last:pr-5',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
      {...(sorted === false ? {} : { 'aria-sort': ariaSort[sorted] })}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={cn(
            'hover:text-board inline-flex items-center gap-1.5 rounded-sm py-1.5',
            numeric && 'flex-row-reverse',
            sorted !== false && 'text-ink',
          )}
        >
          {children}
          <Arrow
            aria-hidden="true"
            className={cn('size-3.5', sorted === false ? 'opacity-60' : 'text-board')}
          />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
