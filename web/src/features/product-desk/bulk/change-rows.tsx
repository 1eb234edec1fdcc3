import { useApolloClient } from '@apollo/client/react'
import { MoveRightIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ChangedValue, columnHeads } from './changed-value.tsx'
import { rowsAtATime, rowsOfChange, type ChangeRow, type Outcome } from './product-change.ts'

const reasons = defineMessages({
  not_there: { defaultMessage: 'It is no longer there.', id: 'Z7cTx3' },
  price_too_high: { defaultMessage: 'The price would be too high.', id: 'IwURN3' },
  changed_since: { defaultMessage: 'Somebody has changed it since.', id: 'xRMKlm' },
})

/** The products of a change with one outcome: what each has, and what it gets or why not. */
export function ChangeRows({
  changeId,
  outcome,
  total,
}: {
  changeId: string
  outcome: Outcome
  total: number
}) {
  const client = useApolloClient()
  const [rows, setRows] = useState<ChangeRow[]>([])
  const [asked, setAsked] = useState(1)
  const [error, setError] = useState<unknown>(null)
  // Outside React: the rows are in the database.
  useEffect(() => {
    let current = true
    rowsOfChange(client, changeId, outcome, (asked - 1) * rowsAtATime).then((more) => {
      if (current) setRows((before) => [...before.slice(0, (asked - 1) * rowsAtATime), ...more])
    }, setError)
    return () => {
      current = false
    }
  }, [client, changeId, outcome, asked])
  return (
    <>
      <ul className="border-line divide-line divide-y rounded-lg border text-sm">
        {rows.map((row) => (
          <li
            key={row.productId}
            className="grid gap-x-4 gap-y-1 px-4 py-2.5 min-[600px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <span className="truncate font-semibold" title={row.title}>
              {row.title === '' ? row.productId : row.title}
            </span>
            {row.reason === null ? (
              <Differences row={row} />
            ) : (
              <span className="text-ink-muted">
                <FormattedMessage {...reasons[row.reason]} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <FormError error={error} />
      {rows.length > 0 && rows.length < total && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(asked + 1)}
        >
          <FormattedMessage
            defaultMessage="Show more ({left, number} left)"
            id="/YPpI/"
            values={{ left: total - rows.length }}
          />
        </Button>
      )}
    </>
  )
}

function Differences({ row: { before, after } }: { row: ChangeRow }) {
  const changed = Object.keys(after).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  )
  const shown = changed.length === 0 ? Object.keys(after) : changed
  return (
    <span className="grid gap-0.5 tabular-nums">
      {shown.map((column) => (
        <span key={column}>
          <span className="text-ink-muted mr-1.5">
            <FormattedMessage {...columnHeads[column]} />
          </span>
          {changed.length > 0 && (
            <>
              <span className="line-through decoration-1 opacity-70">
                <ChangedValue column={column} value={before[column]} />
              </span>
              <MoveRightIcon aria-hidden="true" className="text-ink-muted mx-1.5 inline size-4" />
            </>
          )}
          <span className="font-semibold">
            <ChangedValue column={column} value={after[column]} />
          </span>
        </span>
      ))}
    </span>
  )
}
