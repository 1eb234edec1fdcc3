import { ArrowRightIcon } from 'lucide-react'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { readRows } from '@/domain/runs/read-run.ts'
import { RunRowsDocument } from '@/domain/runs/runs.generated.ts'
import { Button } from '@/components/ui/button.tsx'
import { placeKey } from './columns.ts'
import type { ShownImport } from './import-kind.ts'
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
  const intl = useIntl()
  const [shown, setShown] = useState(atOnce)
  const { data, previousData, error } = useQuery(RunRowsDocument, {
    variables: { runId, outcome, atMost: shown, rowsBefore: 0 },
    fetchPolicy: 'network-only',
  })
  const rows = readRows(kind.runs, (data ?? previousData)?.runRows)
  const nameOf = (column: string) => {
    const word = kind.columns.find(({ key }) => key === column)?.word
    return word === undefined ? column : intl.formatMessage(word)
  }
  return (
    <>
      <ul className="divide-line border-line divide-y rounded-md border text-sm">
        {rows.map(({ n, title, raw, before, after, errors, warning }) => (
          <li key={n} className="grid gap-1 px-3.5 py-2.5">
            <span className="flex flex-wrap gap-x-2">
              <span className="text-ink-muted tabular-nums">
                <FormattedMessage
                  defaultMessage="Row {n, number}"
                  id="70cEDF"
                  values={{ n: Number(raw[placeKey] ?? n + 1) }}
                />
              </span>
              <span className="font-semibold wrap-anywhere">{title}</span>
            </span>
            {(outcome === 'error' || outcome === 'failed') &&
              errors.map(({ column, word }) => (
                <span
                  key={column + word}
                  className="text-danger flex flex-wrap gap-x-2 wrap-anywhere"
                >
                  <span className="font-semibold">{nameOf(column)}</span>
                  <span>{kind.sentence(intl, word, raw[column] ?? '')}</span>
                </span>
              ))}
            {warning !== null &&
              kind.warnings[warning] !== undefined &&
              (outcome === 'create' || outcome === 'update') && (
                <span className="text-danger font-semibold">
                  <FormattedMessage {...kind.warnings[warning].row} />
                </span>
              )}
            {errors.length === 0 &&
              outcome === 'update' &&
              Object.entries(after ?? {}).map(([column, value]) => (
                <span key={column} className="flex flex-wrap gap-x-2 wrap-anywhere">
                  <span className="font-semibold">{nameOf(column)}</span>
                  <del className="text-ink-muted">{short(before?.[column])}</del>
                  <ArrowRightIcon aria-hidden="true" className="size-4 self-center" />
                  <ins className="no-underline">{short(value)}</ins>
                </span>
              ))}
          </li>
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

/** As much of a cell as one looks at. */
const short = (text: string | undefined) =>
  text === undefined || text === '' ? '–' : text.length > 120 ? `${text.slice(0, 120)}…` : text
