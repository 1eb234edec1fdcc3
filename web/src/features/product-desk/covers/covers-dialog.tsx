import { FormattedMessage, useIntl } from 'react-intl'
import { dialogBody, dialogFooter, DialogFrame } from '@/components/form/dialog-frame.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import type { BulkTarget } from '@/components/list/selection.ts'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useMakingCovers, type Failed } from './use-making-covers.ts'

/** Makes covers for picked resources that have a PDF and no picture yet. */
export function CoversDialog({ target, onClose }: { target: BulkTarget; onClose: () => void }) {
  const intl = useIntl()
  const { making, stage, error, start, stop } = useMakingCovers(target)
  const { total, made, failed } = making
  const running = stage === 'running'
  return (
    <DialogFrame
      width={600}
      readFirst
      title={<FormattedMessage defaultMessage="Make missing covers" id="7Za12h" />}
      description={
        <FormattedMessage
          defaultMessage="Of resources that have a PDF and no picture, the first pages become pictures. Those with pictures stay as they are."
          id="oUsIuv"
        />
      }
      onClose={onClose}
    >
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            {running && (
              <ProgressBar
                value={made + failed.length}
                max={total ?? 0}
                label={intl.formatMessage({ defaultMessage: 'Resources looked at', id: 'MNIScq' })}
              />
            )}
            {total !== null && (
              <p role="status" className="text-[15px]">
                <FormattedMessage
                  defaultMessage="{total, plural, =0 {None of them is without pictures.} other {{made, number} of {total, number} have pictures now.}}"
                  id="oFnBZP"
                  values={{ total, made }}
                />
              </p>
            )}
            <FormError error={error} />
            {failed.length > 0 && <FailedOnes failed={failed} />}
          </div>
          <div className={dialogFooter}>
            {running ? (
              <Button variant="outline" onClick={stop}>
                <FormattedMessage defaultMessage="Stop" id="q/uwLT" />
              </Button>
            ) : (
              <>
                <Button variant="outline" onClick={onClose}>
                  <FormattedMessage defaultMessage="Close" id="rbrahO" />
                </Button>
                {stage === 'stopped' && (
                  <WritingButton onClick={() => void start()}>
                    {total === null ? (
                      <FormattedMessage defaultMessage="Make covers" id="Clu7h7" />
                    ) : (
                      <FormattedMessage defaultMessage="Go on" id="RTVXrA" />
                    )}
                  </WritingButton>
                )}
              </>
            )}
          </div>
        </>
      )}
    </DialogFrame>
  )
}

/** The resources that have none still, each with the reason. */
function FailedOnes({ failed }: { failed: Failed[] }) {
  const intl = useIntl()
  return (
    <ul
      aria-label={intl.formatMessage({ defaultMessage: 'Still without pictures', id: 'voBtLz' })}
      className="divide-line border-line divide-y rounded-md border"
    >
      {failed.map(({ id, title, error }) => (
        <li key={id} className="px-3.5 py-2.5 text-[15px]">
          <span className="font-semibold wrap-anywhere">{title}</span>
          <p className="text-danger text-sm">{errorSentence(intl, error)}</p>
        </li>
      ))}
    </ul>
  )
}
