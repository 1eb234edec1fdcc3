import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { LiveNews } from '@/graphql/live/live-map.ts'
import { useNewSince } from '@/graphql/live/new-since.ts'

/** Says how many rows are new since the list was loaded. They are not inserted, because that would move what is read. */
export function NewRows({
  table,
  shown,
  onShow,
}: {
  table: LiveNews
  /** The state of the list. When it changes, the list is loaded again and has the new rows. */
  shown: string
  onShow: () => void
}) {
  const { count, clear } = useNewSince(table)
  // Synchronises with the live updates: the count starts again.
  useEffect(clear, [clear, shown])
  return (
    <div role="status">
      {count > 0 && (
        <p className="border-board/40 bg-board/8 mb-3 flex flex-wrap items-center gap-x-3 rounded-md border px-3.5 py-2 text-sm">
          <FormattedMessage
            defaultMessage="{count, plural, one {# new row has come.} other {# new rows have come.}}"
            id="vMiUoA"
            values={{ count }}
          />
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              clear()
              onShow()
            }}
          >
            <FormattedMessage
              defaultMessage="Show"
              id="8kgo0E"
              description="Shows rows that are new"
            />
          </Button>
        </p>
      )}
    </div>
  )
}
