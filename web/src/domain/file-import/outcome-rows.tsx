import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { readRows } from '@/domain/runs/read-run.ts'
import { RunRowsDocument } from '@/domain/runs/runs.generated.ts'
import { Button } from '@/components/ui/button.tsx'
import type { ShownImport } from './import-kind.ts'
import { OutcomeRow } from './outcome-row.tsx'
import type { Outcome } from './outcomes.ts'

const atOnce = 20
/** As run_rows() allows; the others are in the file that is downloaded. */
const mostShown = 1000

/** Rows with one outcome: what changes in each, or why it cannot be taken. */
export function OutcomeRows({
  kind,
  runId,
  outcome,
  total,
}: {
  kind: ShownImport
  runId: string
  outcome: Outcome
  total: number
}) {
  const [shown, setShown] = useState(atOnce)
  const { data, previousData, error } = useQuery(RunRowsDocument, {
    variables: { runId, outcome, atMost: shown, rowsBefore: 0 },
    fetchPolicy: 'network-only',
  })
  const rows = readRows(kind.runs, (data ?? previousData)?.runRows)
  return (
    <>
      <ul className="divide-line border-line divide-y rounded-md border text-sm">
        {rows.map((row) => (
          <OutcomeRow key={row.n} kind={kind} row={row} outcome={outcome} />
        ))}
      </ul>
      <FormError error={error ?? null} />
      {rows.length < Math.min(total, mostShown) && rows.length > 0 && (
        <div>
          <Button
            variant="outline"
            size="sm"
            onClick={() => setShown(Math.min(shown + 100, mostShown))}
          >
            <FormattedMessage
              defaultMessage="Show more of {total, number}"
              id="OFO/wd"
              values={{ total }}
            />
          </Button>
        </div>
      )}
    </>
  )
}
