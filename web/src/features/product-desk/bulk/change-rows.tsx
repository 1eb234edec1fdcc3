import { useApolloClient } from '@apollo/client/react'
import { MoveRightIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { rowsOfRun } from '@/domain/runs/run-calls.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'
import { ChangedValue, columnHead } from './changed-value.tsx'
import { productChanges, type ChangeRow } from './product-change.ts'

const rowsAtATime = 20

const reasons: Record<string, MessageDescriptor> = defineMessages({
  not_there: { defaultMessage: 'It is no longer there.', id: 'Z7cTx3' },
  price_too_high: { defaultMessage: 'The price would be too high.', id: 'IwURN3' },
  changed_since: { defaultMessage: 'Somebody has changed it since.', id: 'xRMKlm' },
  import_value_refused: { defaultMessage: 'The shop does not take this value', id: 'HPfYjy' },
})

/** The products of a change with one outcome: what each has, and what it gets or why not. */
export function ChangeRows({
  runId,
  outcome,
  undoing,
  total,
}: {
  runId: string
  outcome: string
  /** They are taken back: what each has is what it got, and it gets what it had. */
  undoing: boolean
  total: number
}) {
  const client = useApolloClient()
  const [rows, setRows] = useState<ChangeRow[]>([])
  const [asked, setAsked] = useState(1)
  const [error, setError] = useState<unknown>(null)
  // Outside React: the rows are in the database.
  useEffect(() => {
    let current = true
    const page = { runId, outcome, atMost: rowsAtATime, rowsBefore: (asked - 1) * rowsAtATime }
    rowsOfRun(client, productChanges, page).then((more) => {
      if (current) setRows((before) => [...before.slice(0, (asked - 1) * rowsAtATime), ...more])
    }, setError)
    return () => {
      current = false
    }
  }, [client, runId, outcome, asked])
  return (
    <>
      <ul className="border-line divide-line divide-y rounded-lg border text-sm">
        {rows.map((row) => (
          <li
            key={row.n}
            className="grid gap-x-4 gap-y-1 px-4 py-2.5 min-[600px]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <span className="truncate font-semibold" title={row.title}>
              {row.title === '' ? row.targetId : row.title}
            </span>
            {row.errors[0] === undefined ? (
              <Differences row={undoing ? { ...row, before: row.after, after: row.before } : row} />
            ) : (
              <span className="text-ink-muted">
                <Reason word={row.errors[0].word} />
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

function Reason({ word }: { word: string }) {
  const intl = useIntl()
  const message = reasons[word]
  return message === undefined
    ? errorSentence(intl, toAppError({ message: word }))
    : intl.formatMessage(message)
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
            <FormattedMessage {...columnHead(column)} />
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
