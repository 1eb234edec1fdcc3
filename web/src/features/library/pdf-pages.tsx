import { Suspense, use, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NearScreen } from '@/components/near-screen.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { PdfPage } from './open-pdf.ts'

/** Sharp on phones without filling their memory. */
const sharpest = 2

/** The program that reads PDFs is large, so it comes with the first one that is opened. */
async function open(file: Blob): Promise<PdfPage[] | null> {
  const { openPdf } = await import('./open-pdf.ts')
  return openPdf(file)
}

/** The pages of a PDF below each other, each drawn when it is near the screen. */
export function PdfPages({ file, language }: { file: Blob; language: string | undefined }) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, pages: open(file) }))
  const retry = () => setAttempt(({ number }) => ({ number: number + 1, pages: open(file) }))
  return (
    <RegionErrorBoundary key={attempt.number} onRetry={retry}>
      <Suspense fallback={<Skeleton className="aspect-[210/297] w-full" />}>
        <Pages opened={attempt.pages} language={language} />
      </Suspense>
    </RegionErrorBoundary>
  )
}

function Pages({
  opened,
  language,
}: {
  opened: Promise<PdfPage[] | null>
  language: string | undefined
}) {
  const pages = use(opened)
  if (pages === null) {
    return (
      <p className="border-line rounded-md border border-dashed px-5 py-6">
        <FormattedMessage
          defaultMessage="This file cannot be shown here. Download it and open it with another program."
          id="BqEJjn"
        />
      </p>
    )
  }
  return (
    <ol className="grid gap-4">
      {pages.map((page) => (
        <li key={page.number}>
          <div
            className="border-line overflow-hidden rounded-sm border bg-white"
            style={{ aspectRatio: page.shape }}
          >
            <NearScreen>
              <DrawnPage page={page} language={language} />
            </NearScreen>
          </div>
          <p aria-hidden="true" className="text-ink-muted mt-1.5 text-center text-sm tabular-nums">
            <FormattedMessage
              defaultMessage="Page {page, number} of {pages, number}"
              id="ccXTcF"
              values={{ page: page.number, pages: pages.length }}
            />
          </p>
        </li>
      ))}
    </ol>
  )
}

function DrawnPage({ page, language }: { page: PdfPage; language: string | undefined }) {
  const intl = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  // Synchronises with the canvas, which React cannot draw on.
  useEffect(() => {
    const place = canvas.current
    if (place === null) return
    const pixels = place.clientWidth * Math.min(window.devicePixelRatio, sharpest)
    void page.draw(place, pixels)
    void page.readText().then(setText)
  }, [page])
  return (
    <>
      <canvas
        ref={canvas}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Page {number}', id: 'a2sHNh' },
          { number: page.number },
        )}
        className="block w-full"
      />
      <p className="sr-only" lang={language}>
        {text}
      </p>
    </>
  )
}
