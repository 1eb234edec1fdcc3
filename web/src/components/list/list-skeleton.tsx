import { useIntl } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { cn } from '@/lib/class-names.ts'
import { cellClass } from './column-head.tsx'
import { isNumeric, type ListRow } from './columns.ts'
import { cardsBelow } from './list-cards.tsx'
import { rowHeightClass, shownColumns } from './list-table.tsx'
import type { ListView } from './list-view.ts'

/** The placeholder for the table or the cards while the first rows load, with the same columns and size. */
export function ListSkeleton<Row extends ListRow>({
  view,
  rows: count,
}: {
  view: Pick<ListView<Row>, 'list' | 'look' | 'rowActions' | 'details'> & { selectable: boolean }
  rows: number
}) {
  const intl = useIntl()
  const asCards = useMediaQuery(cardsBelow)
  const rows = Array.from({ length: Math.min(count, asCards ? 4 : 12) }, (_, row) => row)
  return (
    <div role="status">
      <span className="sr-only">{intl.formatMessage(view.list.words.loading)}</span>
      <div aria-hidden="true">
        {asCards ? <SkeletonCards rows={rows} /> : <SkeletonTable view={view} rows={rows} />}
      </div>
    </div>
  )
}

function SkeletonCards({ rows }: { rows: number[] }) {
  return (
    <div className="grid gap-3">
      {rows.map((row) => (
        <div key={row} className="bg-card border-line grid gap-3 rounded-xl border p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  )
}

function SkeletonTable<Row extends ListRow>({
  view,
  rows,
}: {
  view: Parameters<typeof ListSkeleton<Row>>[0]['view']
  rows: number[]
}) {
  const intl = useIntl()
  const columns = shownColumns(view)
  const narrow = [view.selectable, view.details !== undefined].filter(Boolean)
  return (
    <div
      className={cn(
        'bg-card border-line overflow-hidden rounded-xl border',
        rowHeightClass[view.look.density],
      )}
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b">
            {narrow.map((_, place) => (
              <td key={place} className="w-12" />
            ))}
            {columns.map((column) => (
              <td
                key={column.key}
                className={cn(
                  'text-ink-muted h-10 text-[13px] font-semibold whitespace-nowrap',
                  cellClass(column),
                )}
              >
                {intl.formatMessage(column.header)}
              </td>
            ))}
            {view.rowActions !== undefined && <td className="w-24" />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-line h-[var(--list-row)] border-b last:border-b-0">
              {narrow.map((_, place) => (
                <td key={place} />
              ))}
              {columns.map((column, index) => (
                <td key={column.key} className={cn('py-1', cellClass(column))}>
                  <Skeleton
                    className={cn(
                      'h-3.5',
                      index === 0 ? 'w-40' : 'w-20',
                      isNumeric(column) && 'ml-auto',
                    )}
                  />
                </td>
              ))}
              {view.rowActions !== undefined && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
