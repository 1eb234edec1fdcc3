import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isWhole } from '@/domain/runs/file-run.ts'
import { readRun } from '@/domain/runs/read-run.ts'
import { rowsIn } from '@/domain/runs/run-stage.ts'
import { RunStateDocument } from '@/domain/runs/runs.generated.ts'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import { BringFiles } from './bring/bring-files.tsx'
import { wantedFiles } from './bring/wanted-files.ts'
import { ChooseFile, type ChosenFile } from './choose-file.tsx'
import { ImportReport } from './import-report.tsx'
import { ImportSteps } from './import-steps.tsx'
import { MapColumns } from './map-columns.tsx'
import { isBroken, sameFile } from './run/same-file.ts'
import {
  catalogueRuns,
  useImport,
  type ImportState,
  type NamedCatalogue,
} from './run/catalogue-run.ts'

/**
 * Resources from a file: it is chosen, its columns are named, it is checked, and nothing is written before that was looked
 * at. An import that was left goes on from here.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const { data, error } = useQuery(RunStateDocument, {
    variables: { kind: catalogueRuns.name },
    fetchPolicy: 'network-only',
  })
  const [file, setFile] = useState<ChosenFile | null>(null)
  /** Rows that name files which are not stored yet, and the import that they go on with. */
  const [bringing, setBringing] = useState<{
    named: NamedCatalogue
    from: ImportState | null
  } | null>(null)
  const [sending, setSending] = useState<NamedCatalogue | null>(null)
  const run = useImport()
  const { now, busy } = run
  const last = readRun(catalogueRuns, data?.runState)
  // Rows that did not all arrive cannot go on without their file.
  const lastGoesOn = last !== null && isWhole(last)
  const broken = last !== null && isBroken(last) ? last : null
  const begin = (named: NamedCatalogue, from: ImportState | null) => {
    setSending(named)
    setFile(null)
    setBringing(null)
    void run.begin(named, from)
  }
  const bring = (named: NamedCatalogue, from: ImportState | null) => {
    if (wantedFiles(named.rows).length > 0) setBringing({ named, from })
    else begin(named, from)
  }
  const choose = (chosen: ChosenFile) => {
    const again = broken === null ? null : sameFile(broken, chosen)
    if (again === null) setFile(chosen)
    else bring(again, broken)
  }
  return (
    <InfoDialog
      width={800}
      title={<FormattedMessage defaultMessage="Import resources" id="xw10/F" />}
      error={run.error ?? error ?? null}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {now !== null ? (
          <>
            <p className="text-ink-muted text-sm">
              <FormattedMessage
                defaultMessage="{name}, {moment}"
                id="odL3lx"
                description="A file, and when it was imported"
                values={{ name: now.fileName, moment: formatMoment(now.createdAt, locale) }}
              />
            </p>
            {typeof now.sameFileAt === 'string' && (
              <p className="border-line bg-paper rounded-lg border p-4 text-sm">
                <FormattedMessage
                  defaultMessage="The same file was imported on {moment}. Rows that it has written already change nothing."
                  id="tvcvQE"
                  values={{ moment: formatMoment(now.sameFileAt, locale) }}
                />
              </p>
            )}
            <ImportSteps now={now} file={sending} run={run} />
            {busy === null && <ImportReport now={now} />}
          </>
        ) : bringing !== null ? (
          <BringFiles
            named={bringing.named}
            files={wantedFiles(bringing.named.rows)}
            onBrought={(named) => begin(named, bringing.from)}
            onBack={() => setBringing(null)}
          />
        ) : file !== null ? (
          <MapColumns
            file={file}
            kept={last?.mapping ?? {}}
            onMapped={(named) => bring(named, null)}
            onBack={() => setFile(null)}
          />
        ) : (
          <>
            <ChooseFile onChosen={choose} />
            {broken !== null && (
              <p className="border-line border-t pt-5 text-sm">
                <FormattedMessage
                  defaultMessage="Of your last import, {name}, {arrived, number} of {rows, plural, one {# row} other {# rows}} arrived. Choose the same file again to go on."
                  id="w75n/4"
                  values={{
                    name: broken.fileName,
                    arrived: rowsIn(broken),
                    rows: broken.options.rows ?? 0,
                  }}
                />
              </p>
            )}
            {lastGoesOn && (
              <p className="border-line flex flex-wrap items-baseline justify-between gap-3 border-t pt-5 text-sm">
                <span>
                  <FormattedMessage
                    defaultMessage="Your last import: {name}, {moment}"
                    id="EAJD/D"
                    values={{ name: last.fileName, moment: formatMoment(last.createdAt, locale) }}
                  />
                </span>
                <Button variant="link" size="inline" onClick={() => run.take(last)}>
                  <FormattedMessage defaultMessage="Look at it" id="6xkRdq" />
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </InfoDialog>
  )
}
