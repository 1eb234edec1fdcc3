import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { cardsBelow } from './data-table.tsx'

/** Rows, or cards on a phone, in the place and size of what is coming. */
export function TableSkeleton({ label, columns }: { label: string; columns: number }) {
  const asCards = useMediaQuery(cardsBelow)
  const rows = asCards ? [0, 1, 2, 3] : [0, 1, 2, 3, 4, 5, 6, 7]
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {asCards ? (
        <div className="grid gap-3">
          {rows.map((row) => (
            <div key={row} className="bg-card border-line grid gap-3 rounded-xl border p-4">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-10 w-full" />
            </div>
          ))}
        </div>
      ) : (
        <div className="bg-card border-line divide-line divide-y rounded-xl border">
          <div className="h-11" />
          {rows.map((row) => (
            <div key={row} className="flex h-14 items-center gap-6 px-5">
              {Array.from({ length: columns }, (_, column) => (
                <Skeleton
                  key={column}
                  className={column === 0 ? 'h-4 w-40 shrink-0' : 'h-4 flex-1'}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
