import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { countOf } from '@/domain/runs/run-stage.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { saveFile } from '@/lib/save-file.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { asTyped } from './bring/wanted-files.ts'
import { fileColumns } from './file/columns.ts'
import { writeTable } from './file/write-table.ts'
import { outcomeWords, rowSentence } from './import-words.ts'
import { OutcomeRows } from './outcome-rows.tsx'
import { outcomes, refusedRows, type ImportState, type Outcome } from './run/catalogue-run.ts'

/** How many rows have which outcome, the rows of the chosen one, and those that were not taken as a file. */
export function ImportReport({ now }: { now: ImportState }) {
  const intl = useIntl()
  const client = useApolloClient()
  const there = outcomes.filter((outcome) => countOf(now, outcome) > 0)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const shown = chosen !== null && there.includes(chosen) ? chosen : there[0]
  const download = async () => {
    try {
      const rows = await refusedRows(client, now)
      const keys = fileColumns
        .map(({ key }) => key)
        .filter((key) => rows.some(({ raw }) => key in raw))
      const cells = rows.map(({ raw, errors }) => [
        ...keys.map((key) => asTyped(key, raw[key] ?? '')),
        errors.map(({ column, word }) => `${column}: ${rowSentence(intl, word)}`).join(' | '),
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
      {(now.warnings['free'] ?? 0) > 0 && (
        <p role="alert" className="text-danger text-sm font-semibold">
          <FormattedMessage
            defaultMessage="{count, plural, one {# resource becomes} other {# resources become}} free by this import."
            id="3FAD6p"
            values={{ count: now.warnings['free'] }}
          />
        </p>
      )}
      {shown !== undefined && (
        <OutcomeRows runId={now.id} outcome={shown} total={countOf(now, shown)} />
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
