import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { isNumeric, type Column } from './columns.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export const cellClass = (column: Column<never, never>) =>
  cn(
    'px-[var(--list-gap,12px)] first:pl-5 last:pr-5',
    isNumeric(column) ? 'text-right' : 'text-left',
  )

/** Before the first column: a checkbox, and a button that unfolds. Each is as wide as --list-lead says. */
export const leadCell = 'sticky left-[calc(var(--list-lead)*var(--lead-place))] z-1 bg-inherit'

/** How many cells that stay are before this one. */
export const leadPlace = (place: number) => ({ '--lead-place': place }) as CSSProperties

/**
 * The checkbox, the name and the actions of a row stay visible while a wide table is scrolled sideways. An edge shows on
 * which side there is more.
 */
export const staysAtStart =
  'sticky left-[calc(var(--list-lead)*var(--leads))] z-1 bg-inherit group-data-[more-left=true]/list:shadow-[8px_0_8px_-8px_rgb(0_0_0/0.35)]'
export const staysAtEnd =
  'sticky right-0 z-1 bg-inherit group-data-[more-right=true]/list:shadow-[-8px_0_8px_-8px_rgb(0_0_0/0.35)] before:pointer-events-none before:absolute before:inset-y-0 before:-left-5 before:w-5 before:bg-inherit before:[mask-image:linear-gradient(to_right,transparent,black)]'

/** The header of a column, a button if the list can be sorted by it. */
export function ColumnHead({
  column,
  sorted,
  onSort,
  className,
}: {
  column: Column<never, never>
  className?: string | false
  sorted: 'asc' | 'desc' | false
  onSort: ((event: unknown) => void) | undefined
}) {
  const intl = useIntl()
  const words = intl.formatMessage(column.header)
  const Arrow =
    sorted === false ? ChevronsUpDownIcon : sorted === 'asc' ? ArrowUpIcon : ArrowDownIcon
  return (
    <th
      scope="col"
      data-column={column.key}
      className={cn(
        'text-ink-muted h-10 text-[13px] font-semibold whitespace-nowrap',
        cellClass(column),
        className,
      )}
      {...(sorted === false ? {} : { 'aria-sort': ariaSort[sorted] })}
    >
      {column.sort === undefined ? (
        words
      ) : (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            'group/sort hover:text-board relative inline-flex items-center rounded-sm py-1.5',
            sorted !== false && 'text-ink',
          )}
        >
          {words}
          <Arrow
            aria-hidden="true"
            // In the gap between two columns: it takes no width, and nothing moves when it comes.
            className={cn(
              'pointer-events-none absolute size-3.5',
              isNumeric(column) ? '-left-[15px]' : '-right-[15px]',
              sorted === false
                ? 'opacity-50 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover/sort:opacity-50 [@media(hover:hover)]:group-focus-visible/sort:opacity-50'
                : 'text-board',
            )}
          />
        </button>
      )}
    </th>
  )
}
