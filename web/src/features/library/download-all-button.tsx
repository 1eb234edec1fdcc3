import { CheckIcon, FolderDownIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { saveFile } from '@/lib/save-file.ts'
import { downloadAll, safeName, type Findings } from './download-all.ts'
import { TransferProgress } from './transfer-progress.tsx'
import { useTransfer } from './use-transfer.ts'

/** Saves all files of a resource or a bundle as one archive. Files that do not come are named. */
export function DownloadAllButton({
  title,
  find,
}: {
  /** Of the resource or bundle; the archive is called so. */
  title: string
  find: () => Promise<Findings>
}) {
  const intl = useIntl()
  const online = useOnline()
  // Known once the files have been looked up.
  const [size, setSize] = useState(0)
  const { transfer, start, cancel } = useTransfer(async (options) => {
    const found = await find()
    setSize(found.files.reduce((sum, { file }) => sum + file.size, 0))
    const { blob, missing } = await downloadAll(found, options)
    saveFile(blob, `${safeName(title)}.zip`)
    return missing
  })
  const running = transfer.state === 'running'
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {running ? (
          <Button variant="outline" onClick={cancel}>
            <XIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
        ) : (
          <Button variant="outline" disabled={!online} onClick={() => void start()}>
            <FolderDownIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Download all" id="V1UrPN" />
          </Button>
        )}
        <p className="text-ink-muted text-sm" aria-live={running ? 'off' : 'polite'}>
          {transfer.state === 'running' ? (
            <TransferProgress received={transfer.received} size={size} />
          ) : transfer.state === 'done' ? (
            <span className="inline-flex items-center gap-1.5">
              <CheckIcon aria-hidden="true" className="text-chalk-green size-4" />
              <FormattedMessage defaultMessage="Saved to your downloads" id="EivGDT" />
            </span>
          ) : (
            <FormattedMessage defaultMessage="All files as one archive (zip)" id="0zRS49" />
          )}
        </p>
      </div>
      {running && (
        <ProgressBar
          value={Math.min(transfer.received, size)}
          max={size}
          label={intl.formatMessage(
            { defaultMessage: 'Download of {file}', id: 'kA5wQ3' },
            { file: title },
          )}
        />
      )}
      {transfer.state === 'failed' && <FormError error={transfer.error} />}
      {transfer.state === 'done' && transfer.result.length > 0 && (
        <p role="alert" className="border-danger/40 bg-danger/8 rounded-md border px-3.5 py-3">
          <FormattedMessage
            defaultMessage="The archive is without {files}, which could not be downloaded. Try again, or download them one by one."
            id="1pWwNV"
            values={{ files: <FormattedList value={transfer.result} /> }}
          />
        </p>
      )}
    </div>
  )
}
