import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { countOf } from '@/domain/runs/run-stage.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { saveFile } from '@/lib/save-file.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { FileRun } from '@/domain/runs/file-run.ts'
import type { ReadCell } from './columns.ts'
import type { ShownImport } from './import-kind.ts'
import { outcomeWords } from './import-words.ts'
import { OutcomeRows } from './outcome-rows.tsx'
import { outcomes, type Outcome } from './outcomes.ts'
import { refusedRows } from './refused-rows.ts'
import { writeTable } from './write-table.ts'

/** How many rows have which outcome, the rows of the chosen one, and those that were not taken as a file. */
export function ImportReport({ kind, now }: { kind: ShownImport; now: FileRun }) {
  const intl = useIntl()
  const client = useApolloClient()
  const there = outcomes.filter((outcome) => countOf(now, outcome) > 0)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const shown = chosen !== null && there.includes(chosen) ? chosen : there[0]
  const download = async () => {
    try {
      const rows = await refusedRows(client, kind.runs, now)
      const asTyped: ReadCell = kind.asTyped ?? ((_, text) => text)
      const keys = kind.columns
        .map(({ key }) => key)
        .filter((key) => rows.some(({ raw }) => key in raw))
      const cells = rows.map(({ raw, errors }) => [
        ...keys.map((key) => asTyped(key, raw[key] ?? '')),
        errors
          .map(({ column, word }) => `${column}: ${kind.sentence(intl, word, raw[column] ?? '')}`)
          .join(' | '),
      ])
      saveFile(await writeTable('xlsx', [...keys, 'error'], cells), 'not-imported.xlsx')
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return (
    <>
      <div
        role="group"
        aria-label={intl.formatMessage({
          defaultMessage: 'What becomes of the rows',
          id: 'I3CmrN',
        })}
        className="flex flex-wrap gap-2"
      >
        {there.map((outcome) => (
          <Button
            key={outcome}
            size="sm"
            variant={outcome === shown ? 'primary' : 'outline'}
            aria-pressed={outcome === shown}
            onClick={() => setChosen(outcome)}
          >
            {intl.formatMessage(outcomeWords[outcome] ?? { id: outcome }, {
              count: countOf(now, outcome),
            })}
          </Button>
        ))}
      </div>
      {Object.entries(kind.warnings).map(
        ([word, { count }]) =>
          (now.warnings[word] ?? 0) > 0 && (
            <p key={word} role="alert" className="text-danger text-sm font-semibold">
              <FormattedMessage {...count} values={{ count: now.warnings[word] }} />
            </p>
          ),
      )}
      {shown !== undefined && (
        <OutcomeRows kind={kind} runId={now.id} outcome={shown} total={countOf(now, shown)} />
      )}
      {countOf(now, 'error', 'failed') > 0 && (
        <div>
          <Button variant="outline" size="sm" onClick={() => void download()}>
            <FormattedMessage defaultMessage="Download the rows that were not taken" id="ZjlgpH" />
          </Button>
        </div>
      )}
    </>
  )
}
