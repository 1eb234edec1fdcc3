import { CheckIcon, DownloadIcon, FileTextIcon, XIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { FileSize } from '@/components/file-size.tsx'
import type { ContentFile } from './product-content.ts'
import { useDownload } from './use-download.ts'

/** A file with its name and size, which its owner can download any number of times. */
export function FileRow({ file }: { file: ContentFile }) {
  const intl = useIntl()
  const online = useOnline()
  const { download, start, cancel } = useDownload(file)
  return (
    <li className="border-line grid gap-3 border-b py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <FileTextIcon aria-hidden="true" className="text-board size-6 shrink-0" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold break-words">{file.fileName}</p>
          <p
            className="text-ink-muted text-sm"
            aria-live={download.state === 'running' ? 'off' : 'polite'}
          >
            {download.state === 'running' ? (
              <FormattedMessage
                defaultMessage="{received} of {size}"
                id="CqsjmE"
                values={{
                  received: <FileSize bytes={download.received} />,
                  size: <FileSize bytes={file.size} />,
                }}
              />
            ) : download.state === 'done' ? (
              <span className="inline-flex items-center gap-1.5">
                <CheckIcon aria-hidden="true" className="text-chalk-green size-4" />
                <FormattedMessage defaultMessage="Saved to your downloads" id="EivGDT" />
              </span>
            ) : (
              <FileSize bytes={file.size} />
            )}
          </p>
        </div>
        {download.state === 'running' ? (
          <Button variant="outline" className="max-[479px]:w-full" onClick={cancel}>
            <XIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
        ) : (
          <Button
            variant={download.state === 'done' ? 'outline' : 'primary'}
            className="max-[479px]:w-full"
            disabled={!online}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Download {file}', id: 'RPtIII' },
              { file: file.fileName },
            )}
            onClick={() => void start()}
          >
            <DownloadIcon aria-hidden="true" />
            {download.state === 'done' ? (
              <FormattedMessage defaultMessage="Download again" id="srOYzu" />
            ) : (
              <FormattedMessage defaultMessage="Download" id="5q3qC0" />
            )}
          </Button>
        )}
      </div>
      {download.state === 'running' && (
        <ProgressBar
          value={Math.min(download.received, file.size)}
          max={file.size}
          label={intl.formatMessage(
            { defaultMessage: 'Download of {file}', id: 'kA5wQ3' },
            { file: file.fileName },
          )}
        />
      )}
      {download.state === 'failed' && <FormError error={download.error} />}
    </li>
  )
}
