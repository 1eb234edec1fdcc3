import { Suspense, use, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { ContentLinks } from './content-links.tsx'
import { DownloadAllButton } from './download-all-button.tsx'
import { FileRow } from './file-row.tsx'
import type { OwnedResource } from './library-item.ts'
import { fetchProductContent, type ProductContent } from './product-content.ts'
import { useSeeCorrections } from './use-see-corrections.ts'

/** The files, videos and links of one resource, loaded when this is shown. */
export function ResourceContent({ resource }: { resource: OwnedResource }) {
  const intl = useIntl()
  const [attempt, setAttempt] = useState(() => ({
    number: 0,
    content: fetchProductContent(resource.id),
  }))
  const retry = () =>
    setAttempt(({ number }) => ({
      number: number + 1,
      content: fetchProductContent(resource.id),
    }))
  // It was corrected while this page was open: the file that took its place is shown.
  const askAgain = () => {
    showSnack('error', errorSentence(intl, new AppError('file_not_found')))
    retry()
  }
  return (
    <RegionErrorBoundary key={attempt.number} onRetry={retry}>
      <Suspense fallback={<ContentSkeleton />}>
        <Content resource={resource} content={attempt.content} onGone={askAgain} />
      </Suspense>
    </RegionErrorBoundary>
  )
}

function Content({
  resource,
  content,
  onGone,
}: {
  resource: OwnedResource
  content: Promise<ProductContent>
  onGone: () => void
}) {
  const { files, urls } = use(content)
  useSeeCorrections(resource.id, files)
  if (files.length === 0 && urls.length === 0) return <NoContent physical={resource.physical} />
  return (
    <div className="grid gap-6">
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <FileRow
              key={file.fileUrl}
              file={file}
              language={resource.language ?? undefined}
              onGone={onGone}
            />
          ))}
        </ul>
      )}
      {files.length > 1 && (
        <DownloadAllButton
          title={resource.title}
          find={async () =>
            Promise.resolve({ files: files.map((file) => ({ folder: null, file })), missing: [] })
          }
        />
      )}
      {urls.length > 0 && <ContentLinks urls={urls} title={resource.title} />}
    </div>
  )
}

function NoContent({ physical }: { physical: boolean }) {
  return (
    <div className="border-line rounded-md border border-dashed px-5 py-6">
      <p className="font-semibold">
        <FormattedMessage defaultMessage="This Product has no content" id="1YnAY/" />
      </p>
      {physical && (
        <p className="text-ink-muted mt-1">
          <FormattedMessage
            defaultMessage="It comes to you by post, so there is nothing to download."
            id="J91ESK"
          />
        </p>
      )}
    </div>
  )
}

function ContentSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 py-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-4/5" />
    </div>
  )
}
