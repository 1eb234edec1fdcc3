import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FileRow, FileRun, NamedFile } from '@/domain/runs/file-run.ts'
import type { useFileRun } from '@/domain/runs/use-file-run.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import type { ShownImport } from './import-kind.ts'
import { ImportReport } from './import-report.tsx'
import { ImportSteps } from './import-steps.tsx'

/** An import: of which file it is, what can be done with it, how far it is, and what becomes of its rows. */
export function ImportNow<State extends FileRun>({
  kind,
  now,
  file,
  run,
  atEnd,
}: {
  kind: ShownImport
  now: State
  /** What was chosen in this window; null for an import of before. */
  file: NamedFile | null
  run: ReturnType<typeof useFileRun<State, FileRow>>
  atEnd?: ((now: State) => ReactNode) | undefined
}) {
  const locale = useLocale()
  return (
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
      <ImportSteps now={now} file={file} run={run} />
      {run.busy === null && (
        <>
          <ImportReport kind={kind} now={now} />
          {atEnd?.(now)}
        </>
      )}
    </>
  )
}
