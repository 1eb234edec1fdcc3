import { PauseIcon, PlayIcon, RotateCwIcon, XIcon } from 'lucide-react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'
import { nameInKey } from '@/components/pictures/picture-key.ts'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { LineButton } from '../line-button.tsx'
import type { UploadRow } from './use-uploads.ts'

/** A file on its way: how far it is, and how to hold it, go on or give it up. */
export function UploadLine({
  row,
  onPause,
  onResume,
  onAgain,
  onCancel,
}: {
  row: UploadRow
  onPause: () => void
  onResume: () => void
  onAgain: () => void
  onCancel: () => void
}) {
  const intl = useIntl()
  const { name, state } = row
  return (
    <li className="border-line grid gap-1.5 rounded-md border px-3.5 py-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow text-[15px] wrap-anywhere">
          {name}
          {row.replaces !== null && (
            <span className="text-ink-muted block text-sm">
              <FormattedMessage
                defaultMessage="Replaces {name}"
                id="yo7EHA"
                values={{ name: nameInKey(row.replaces) }}
              />
            </span>
          )}
        </span>
        <span className="text-ink-muted shrink-0 text-sm tabular-nums">
          {state === 'waiting' ? (
            <FormattedMessage defaultMessage="Waiting" id="dZd8H/" />
          ) : (
            <FormattedNumber value={row.size === 0 ? 1 : row.sent / row.size} style="percent" />
          )}
        </span>
        <span className="text-ink-muted shrink-0 text-sm tabular-nums">
          <FileSize bytes={row.size} />
        </span>
        {state === 'sending' && (
          <LineButton
            label={intl.formatMessage({ defaultMessage: 'Hold {name}', id: 'O/jQ+2' }, { name })}
            onClick={onPause}
          >
            <PauseIcon aria-hidden="true" />
          </LineButton>
        )}
        {state === 'paused' && (
          <LineButton
            label={intl.formatMessage(
              { defaultMessage: 'Go on with {name}', id: 'ox8FSq' },
              { name },
            )}
            onClick={onResume}
          >
            <PlayIcon aria-hidden="true" />
          </LineButton>
        )}
        {state === 'failed' && (
          <LineButton
            label={intl.formatMessage(
              { defaultMessage: 'Try {name} again', id: 'pzD1zK' },
              { name },
            )}
            onClick={onAgain}
          >
            <RotateCwIcon aria-hidden="true" />
          </LineButton>
        )}
        <LineButton
          label={intl.formatMessage({ defaultMessage: 'Give up {name}', id: 'd5BPEw' }, { name })}
          onClick={onCancel}
        >
          <XIcon aria-hidden="true" />
        </LineButton>
      </div>
      {state !== 'failed' && (
        <ProgressBar
          value={row.sent}
          max={row.size}
          label={intl.formatMessage({ defaultMessage: 'Uploading {name}', id: 'PwQUNa' }, { name })}
        />
      )}
      {state === 'failed' && (
        <p role="alert" className="text-danger text-sm font-medium">
          {errorSentence(intl, row.error)}
        </p>
      )}
    </li>
  )
}
