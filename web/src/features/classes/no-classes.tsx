import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'
import { EmptyState } from '@/components/empty-state.tsx'

/** No classes at all, or none for a year: last year's are brought over, or the first one is added. */
export function NoClasses({
  year,
  bringOver,
  add,
}: {
  /** Null when there are none of any year. */
  year: number | null
  bringOver: ReactNode
  add: ReactNode
}) {
  return (
    <EmptyState
      drawing={<BoardDrawing />}
      title={
        year === null ? (
          <FormattedMessage defaultMessage="No Classes found" id="SSa+/p" />
        ) : (
          <FormattedMessage
            defaultMessage="No classes for {year} yet"
            id="nRMDXV"
            values={{ year: String(year) }}
          />
        )
      }
      action={
        <div className="flex max-w-full flex-wrap justify-center gap-3">
          {bringOver}
          {add}
        </div>
      }
    >
      {bringOver === false ? (
        <FormattedMessage
          defaultMessage="Add the classes that you teach, each with its grade and subject."
          id="fcQWl4"
        />
      ) : (
        <FormattedMessage
          defaultMessage="The same classes again, with other learners? Bring them over with their timetable, then change what is different."
          id="am7Xsr"
        />
      )}
    </EmptyState>
  )
}
