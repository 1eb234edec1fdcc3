import { FormattedMessage, useIntl } from 'react-intl'
import { dialogBody, dialogFooter, DialogFrame } from '@/components/form/dialog-frame.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import type { RunState } from '@/domain/runs/run-kind.ts'
import { countOf, progressOf } from '@/domain/runs/run-stage.ts'
import { OutcomeTabs } from './outcome-tabs.tsx'
import { useChangeRun } from './use-change-run.ts'

/** What a change does to each product, before it is done; then what became of them, and the way back. */
export function ChangePreview({
  planned,
  onDone,
  onBack,
  onClose,
}: {
  planned: RunState
  onDone: () => void
  onBack: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const { summary, stage, error, run, undo } = useChangeRun(planned, onDone)
  const busy = stage === 'running' || stage === 'undoing' ? stage : null
  const left = countOf(summary, 'update')
  const close = () => busy === null && onClose()
  return (
    <DialogFrame
      width={800}
      readFirst
      title={
        stage === 'preview' ? (
          <FormattedMessage defaultMessage="Before anything is changed" id="UR62NR" />
        ) : stage === 'undone' ? (
          <FormattedMessage defaultMessage="Undone" id="Egy6OC" />
        ) : busy !== null ? (
          <FormattedMessage defaultMessage="Changing the resources…" id="EpECng" />
        ) : (
          <FormattedMessage defaultMessage="Changed" id="PLUzwy" />
        )
      }
      onClose={close}
    >
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            {busy !== null ? (
              <ProgressBar
                {...progressOf(summary, busy)}
                label={intl.formatMessage({ defaultMessage: 'Resources changed', id: '3VMm76' })}
              />
            ) : (
              <OutcomeTabs summary={summary} />
            )}
            <FormError error={error} />
          </div>
          <div className={dialogFooter}>
            {stage === 'preview' ? (
              <>
                <Button variant="outline" onClick={onBack}>
                  <FormattedMessage defaultMessage="Back" id="cyR7Kh" />
                </Button>
                <WritingButton disabled={left === 0} onClick={() => void run()}>
                  <FormattedMessage
                    defaultMessage="Change {count, plural, one {# resource} other {# resources}}"
                    id="uVX6nK"
                    values={{ count: left }}
                  />
                </WritingButton>
              </>
            ) : (
              <>
                {(stage === 'done' || stage === 'undoing') && (
                  <WritingButton
                    variant="outline"
                    disabled={busy !== null || countOf(summary, 'updated') === 0}
                    onClick={() => void undo()}
                  >
                    <FormattedMessage defaultMessage="Undo" id="JkS37H" />
                  </WritingButton>
                )}
                <Button disabled={busy !== null} onClick={close}>
                  <FormattedMessage defaultMessage="Close" id="rbrahO" />
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </DialogFrame>
  )
}
