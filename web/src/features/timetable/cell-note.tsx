import { FormattedMessage } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { Cell } from './timetable-rows.ts'

/** The time of a period that other days have at another time, or that the schedule does not have. */
export function CellNote({ id, cell }: { id: string; cell: Cell }) {
  return (
    <span
      id={id}
      className={cn(
        'mt-0.5 block text-xs tabular-nums',
        cell.time === null ? 'text-danger' : 'text-ink-muted',
      )}
    >
      {cell.time ?? (
        <FormattedMessage
          defaultMessage="Your day has no such period, so no lesson is laid out."
          id="VVi1jh"
        />
      )}
    </span>
  )
}
