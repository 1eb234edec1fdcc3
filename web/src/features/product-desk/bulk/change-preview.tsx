import { FormattedMessage, useIntl } from 'react-intl'
import { dialogBody, dialogFooter, DialogFrame } from '@/components/form/dialog-frame.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { OutcomeTabs } from './outcome-tabs.tsx'
import type { ChangeSummary } from './product-change.ts'
import { useChangeRun } from './use-change-run.ts'

/** What a change does to each product, before it is done; then what became of them, and the way back. */
export function ChangePreview({
  planned,
  onDone,
  onBack,
  onClose,
}: {
  planned: ChangeSummary
  onDone: () => void
  onBack: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const { summary, stage, error, run, undo } = useChangeRun(planned, onDone)
  const busy = stage === 'running' || stage === 'undoing'
  const all = summary.planned + summary.done + summary.skipped
  const close = () => !busy && onClose()
  return (
    <DialogFrame
      width={800}
      readFirst
      title={
        stage === 'preview' ? (
          <FormattedMessage defaultMessage="Before anything is changed" id="UR62NR" />
        ) : stage === 'undone' ? (
          <FormattedMessage defaultMessage="Undone" id="Egy6OC" />
        ) : busy ? (
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
            {busy ? (
              <ProgressBar
                value={all - summary.planned}
                max={all}
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
                <WritingButton disabled={summary.planned === 0} onClick={() => void run()}>
                  <FormattedMessage
                    defaultMessage="Change {count, plural, one {# resource} other {# resources}}"
                    id="uVX6nK"
                    values={{ count: summary.planned }}
                  />
                </WritingButton>
              </>
            ) : (
              <>
                {(stage === 'done' || stage === 'undoing') && (
                  <WritingButton
                    variant="outline"
                    disabled={busy || (summary.id === planned.id && summary.done === 0)}
                    onClick={() => void undo()}
                  >
                    <FormattedMessage defaultMessage="Undo" id="JkS37H" />
                  </WritingButton>
                )}
                <Button disabled={busy} onClick={close}>
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
