import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import {
  arrivedIn,
  isWhole,
  type FileRow,
  type FileRun,
  type NamedFile,
} from '@/domain/runs/file-run.ts'
import { countOf, progressOf, stageOf } from '@/domain/runs/run-stage.ts'
import { WritingButton } from '@/components/writing-button.tsx'
import type { useFileRun } from '@/domain/runs/use-file-run.ts'

/** What can be done with an import now, and how far it is. */
export function ImportSteps<State extends FileRun>({
  now,
  file,
  run,
}: {
  now: State
  /** What was chosen in this window; null for an import of before. */
  file: NamedFile | null
  run: ReturnType<typeof useFileRun<State, FileRow>>
}) {
  const intl = useIntl()
  const { busy, sent } = run
  const stage = stageOf(now)
  const left = countOf(now, 'create', 'update', 'remove')
  const written = countOf(now, 'created', 'updated', 'removed')
  const all = arrivedIn(now)
  if (busy !== null) {
    const { value, max, label } = {
      sending: {
        value: sent,
        max: file?.rows.length ?? 0,
        label: intl.formatMessage({ defaultMessage: 'Sending the rows', id: 'KjyaOW' }),
      },
      checking: {
        value: all - countOf(now, 'staged'),
        max: all,
        label: intl.formatMessage({ defaultMessage: 'Checking the rows', id: 'lsjORB' }),
      },
      running: {
        ...progressOf(now, 'running'),
        label: intl.formatMessage({ defaultMessage: 'Importing', id: 'WtGVCR' }),
      },
      undoing: {
        ...progressOf(now, 'undoing'),
        label: intl.formatMessage({ defaultMessage: 'Taking it back', id: 'Q+vx0J' }),
      },
    }[busy]
    return (
      <div className="grid gap-3">
        <p role="status" className="font-semibold tabular-nums">
          <FormattedMessage
            defaultMessage="{label}: {value, number} of {max, number}"
            id="b0NbqV"
            values={{ label, value, max }}
          />
        </p>
        <ProgressBar value={value} max={max} label={label} />
        {busy === 'running' && (
          <div>
            <Button variant="outline" onClick={() => void run.stop(now)}>
              <FormattedMessage defaultMessage="Stop" id="q/uwLT" />
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      {/* The line broke while it was sent or checked. */}
      {file !== null && !isWhole(now) && (
        <WritingButton onClick={() => void run.begin(file)}>
          <FormattedMessage defaultMessage="Go on" id="RTVXrA" />
        </WritingButton>
      )}
      {isWhole(now) && stage === 'checking' && (
        <WritingButton onClick={() => void run.check(now)}>
          <FormattedMessage defaultMessage="Go on" id="RTVXrA" />
        </WritingButton>
      )}
      {(stage === 'ready' || stage === 'stopped') && (
        <WritingButton onClick={() => void run.run(now)}>
          {stage === 'ready' ? (
            <FormattedMessage
              defaultMessage="Import {left, plural, one {# row} other {# rows}}"
              id="ga7FtV"
              values={{ left }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Go on with {left, plural, one {# row} other {# rows}}"
              id="GF7lEg"
              values={{ left }}
            />
          )}
        </WritingButton>
      )}
      {(stage === 'done' || stage === 'stopped' || stage === 'undoing') && written > 0 && (
        <WritingButton variant="outline" onClick={() => void run.undo(now)}>
          <FormattedMessage defaultMessage="Take it back" id="DAUzcC" />
        </WritingButton>
      )}
    </div>
  )
}
