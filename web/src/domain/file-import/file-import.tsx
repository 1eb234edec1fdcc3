import { useQuery } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import type { FileRow, FileRun, NamedFile } from '@/domain/runs/file-run.ts'
import { readRun } from '@/domain/runs/read-run.ts'
import { RunStateDocument } from '@/domain/runs/runs.generated.ts'
import type { useFileRun } from '@/domain/runs/use-file-run.ts'
import { ChooseFile, type ChosenFile } from './choose-file.tsx'
import type { ImportKind } from './import-kind.ts'
import { ImportNow } from './import-now.tsx'
import { LastImport } from './last-import.tsx'
import { MapColumns } from './map-columns.tsx'
import { isBroken, sameFile } from './same-file.ts'

/** A file whose columns are named, and the import that it goes on with. */
interface Named<State, Options extends object> {
  named: NamedFile<Options>
  from: State | null
}

/** What has to be done between naming the columns and sending the rows. */
interface Between<Options extends object> {
  isNeeded: (named: NamedFile<Options>) => boolean
  show: (step: {
    named: NamedFile<Options>
    onDone: (named: NamedFile<Options>) => void
    onBack: () => void
  }) => ReactNode
}

/**
 * Rows from a file: it is chosen, its columns are named, it is checked, and nothing is written before that was looked at.
 * An import that was left goes on from here.
 */
export function FileImport<State extends FileRun, Options extends object>({
  kind,
  run,
  title,
  options,
  settings,
  between,
  atEnd,
  onClose,
}: {
  kind: ImportKind<State, Options>
  run: ReturnType<typeof useFileRun<State, FileRow>>
  title: ReactNode
  options: Options
  settings?: ReactNode
  between?: Between<Options>
  /** What else can be done with an import that stands in the dialog. */
  atEnd?: (now: State) => ReactNode
  onClose: () => void
}) {
  const { data, error } = useQuery(RunStateDocument, {
    variables: { kind: kind.runs.name },
    fetchPolicy: 'network-only',
  })
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [waiting, setWaiting] = useState<Named<State, Options> | null>(null)
  const [sending, setSending] = useState<NamedFile<Options> | null>(null)
  const { now } = run
  const last = readRun(kind.runs, data?.runState)
  const begin = ({ named, from }: Named<State, Options>) => {
    setSending(named)
    setFile(null)
    setWaiting(null)
    void run.begin(named, from)
  }
  const take = (step: Named<State, Options>) => {
    if (between?.isNeeded(step.named) === true) setWaiting(step)
    else begin(step)
  }
  const choose = (chosen: ChosenFile) => {
    const again = last === null ? null : sameFile(kind, last, chosen)
    if (again === null) setFile(chosen)
    else take({ named: again, from: last })
  }
  return (
    <InfoDialog width={800} title={title} error={run.error ?? error ?? null} onClose={onClose}>
      <div className="grid gap-5">
        {now !== null ? (
          <ImportNow kind={kind} now={now} file={sending} run={run} atEnd={atEnd} />
        ) : waiting !== null ? (
          between?.show({
            named: waiting.named,
            onDone: (named) => begin({ named, from: waiting.from }),
            onBack: () => setWaiting(null),
          })
        ) : file !== null ? (
          <MapColumns
            kind={kind}
            file={file}
            kept={last?.mapping ?? {}}
            options={options}
            settings={settings}
            onMapped={(named) => take({ named, from: null })}
            onBack={() => setFile(null)}
          />
        ) : (
          <>
            <ChooseFile kind={kind} onChosen={choose} />
            {last !== null && (
              <LastImport last={last} isBroken={isBroken(last)} onOpen={() => run.take(last)} />
            )}
          </>
        )}
      </div>
    </InfoDialog>
  )
}
