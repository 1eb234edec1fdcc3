import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'

/** The rows of a table on a phone. */
export function CardList<Row>({
  caption,
  rows,
  rowId,
  card,
  busy,
}: {
  caption: string
  rows: Row[]
  rowId: (row: Row) => string
  card: (row: Row) => ReactNode
  busy: boolean
}) {
  return (
    <ul
      aria-label={caption}
      aria-busy={busy}
      className={cn('grid gap-3 transition-opacity duration-150', busy && 'opacity-60')}
    >
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className="bg-card border-line rounded-xl border p-4 tabular-nums [contain-intrinsic-size:auto_140px] [content-visibility:auto]"
        >
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
