import { DownloadIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle, focusWhole } from '@/components/ui/dialog.tsx'
import { ProgressBar } from '@/components/ui/progress-bar.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { fileKind } from './file-kind.ts'
import { PdfPages } from './pdf-pages.tsx'
import type { ContentFile } from './product-content.ts'
import { TransferProgress } from './transfer-progress.tsx'
import type { Transfer } from './use-transfer.ts'

/** A file of the library on the screen, page by page, without saving it. */
export function LookInside({
  file,
  language,
  transfer,
  onRetry,
  onSave,
  onClose,
}: {
  file: ContentFile
  /** Of the resource, as in the attribute lang. */
  language: string | undefined
  transfer: Transfer<Blob>
  onRetry: () => void
  /** Saves the file that is shown. */
  onSave: (blob: Blob) => void
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onOpenAutoFocus={focusWhole}
        className="min-[600px]:max-h-[96dvh]! min-[600px]:w-[min(960px,calc(100vw-48px))]!"
      >
        <DialogTitle className="px-5 pt-4 text-lg leading-snug wrap-anywhere" lang={language}>
          {file.fileName}
        </DialogTitle>
        <div className="grid gap-4 px-5 pt-3 pb-6">
          {transfer.state === 'failed' ? (
            <>
              <FormError error={transfer.error} />
              <Button className="justify-self-start" variant="outline" onClick={onRetry}>
                <FormattedMessage defaultMessage="Try again" id="FazwRl" />
              </Button>
            </>
          ) : transfer.state === 'done' ? (
            <>
              <Button className="justify-self-start" onClick={() => onSave(transfer.result)}>
                <DownloadIcon aria-hidden="true" />
                <FormattedMessage defaultMessage="Download" id="5q3qC0" />
              </Button>
              {fileKind(file.fileName) === 'pdf' ? (
                <PdfPages file={transfer.result} language={language} />
              ) : (
                <Picture file={transfer.result} name={file.fileName} />
              )}
            </>
          ) : (
            <Coming file={file} received={transfer.state === 'running' ? transfer.received : 0} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Coming({ file, received }: { file: ContentFile; received: number }) {
  const intl = useIntl()
  return (
    <div className="grid gap-3">
      <p className="text-ink-muted text-sm">
        <TransferProgress received={received} size={file.size} />
      </p>
      <ProgressBar
        value={Math.min(received, file.size)}
        max={file.size}
        label={intl.formatMessage(
          { defaultMessage: 'Loading {file}', id: 'lTIQAl' },
          { file: file.fileName },
        )}
      />
      <Skeleton className="mt-1 aspect-[210/297] w-full" />
    </div>
  )
}

function Picture({ file, name }: { file: Blob; name: string }) {
  const [address] = useState(() => URL.createObjectURL(file))
  // Gives the browser its memory back.
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt={name} className="border-line w-full rounded-sm border bg-white" />
}
