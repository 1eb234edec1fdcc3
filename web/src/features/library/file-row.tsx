import { CheckIcon, DownloadIcon, EyeIcon, FileTextIcon, XIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import { saveFile } from '@/lib/save-file.ts'
import { CorrectionNote } from './correction-note.tsx'
import { downloadFile, type TransferOptions } from './download-file.ts'
import { fileKind } from './file-kind.ts'
import { LookInside } from './look-inside.tsx'
import type { ContentFile } from './product-content.ts'
import { TransferProgress } from './transfer-progress.tsx'
import { useTransfer } from './use-transfer.ts'

/** A file with its name and size, which its owner can look at and download any number of times. */
export function FileRow({
  file,
  language,
  onGone,
}: {
  file: ContentFile
  language: string | undefined
  /** The resource does not have it any more: another one may have taken its place. */
  onGone: () => void
}) {
  const intl = useIntl()
  const online = useOnline()
  const [looking, setLooking] = useState(false)
  const fetchFile = async (options: TransferOptions) =>
    downloadFile(file.fileUrl, options).catch((error: unknown) => {
      if (toAppError(error).code === 'file_not_found') onGone()
      throw error
    })
  const look = useTransfer(fetchFile)
  const download = useTransfer(async (options) => {
    saveFile(await fetchFile(options), file.fileName)
  })
  const running = download.transfer.state === 'running'
  const openInside = () => {
    setLooking(true)
    if (look.transfer.state !== 'done') void look.start()
  }
  const closeInside = () => {
    setLooking(false)
    if (look.transfer.state !== 'done') look.cancel()
  }
  return (
    <li className="border-line grid gap-3 border-b py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FileTextIcon aria-hidden="true" className="text-board size-6 shrink-0" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold wrap-anywhere" lang={language}>
            {file.fileName}
          </p>
          <p className="text-ink-muted text-sm" aria-live={running ? 'off' : 'polite'}>
            {download.transfer.state === 'running' ? (
              <TransferProgress received={download.transfer.received} size={file.size} />
            ) : download.transfer.state === 'done' ? (
              <span className="inline-flex items-center gap-1.5">
                <CheckIcon aria-hidden="true" className="text-chalk-green size-4" />
                <FormattedMessage defaultMessage="Saved to your downloads" id="EivGDT" />
              </span>
            ) : (
              <FileSize bytes={file.size} />
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-[559px]:w-full max-[559px]:*:flex-1">
          {running ? (
            <Button variant="outline" onClick={download.cancel}>
              <XIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
          ) : (
            <>
              {fileKind(file.fileName) !== 'other' && (
                <Button
                  variant="outline"
                  disabled={!online && look.transfer.state !== 'done'}
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Look inside {file}', id: '0ovt1G' },
                    { file: file.fileName },
                  )}
                  onClick={openInside}
                >
                  <EyeIcon aria-hidden="true" />
                  <FormattedMessage defaultMessage="Look inside" id="ZdUouy" />
                </Button>
              )}
              <Button
                variant={download.transfer.state === 'done' ? 'outline' : 'primary'}
                disabled={!online}
                aria-label={intl.formatMessage(
                  { defaultMessage: 'Download {file}', id: 'RPtIII' },
                  { file: file.fileName },
                )}
                onClick={() => void download.start()}
              >
                <DownloadIcon aria-hidden="true" />
                {download.transfer.state === 'done' ? (
                  <FormattedMessage defaultMessage="Download again" id="srOYzu" />
                ) : (
                  <FormattedMessage defaultMessage="Download" id="5q3qC0" />
                )}
              </Button>
            </>
          )}
        </div>
      </div>
      {file.correction !== undefined && (
        <CorrectionNote correction={file.correction} language={language} />
      )}
      {download.transfer.state === 'running' && (
        <ProgressBar
          value={Math.min(download.transfer.received, file.size)}
          max={file.size}
          label={intl.formatMessage(
            { defaultMessage: 'Download of {file}', id: 'kA5wQ3' },
            { file: file.fileName },
          )}
        />
      )}
      {download.transfer.state === 'failed' && <FormError error={download.transfer.error} />}
      {looking && (
        <LookInside
          file={file}
          language={language}
          transfer={look.transfer}
          onRetry={() => void look.start()}
          onSave={(blob) => saveFile(blob, file.fileName)}
          onClose={closeInside}
        />
      )}
    </li>
  )
}
