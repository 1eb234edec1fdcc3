import { Suspense, use, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NearScreen } from '@/components/near-screen.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import type { Pdf, PdfPage } from '@/lib/pdf/open-pdf.ts'

/** Sharp on phones without filling their memory. */
const sharpest = 2

/** The program that reads PDFs is large, so it comes with the first one that is opened. */
async function open(file: Blob): Promise<Pdf | null> {
  const { openPdf } = await import('@/lib/pdf/open-pdf.ts')
  return openPdf(file)
}

/** The pages of a PDF below each other, each drawn when it is near the screen. */
export function PdfPages({ file, language }: { file: Blob; language: string | undefined }) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, pdf: open(file) }))
  const retry = () => setAttempt(({ number }) => ({ number: number + 1, pdf: open(file) }))
  // Synchronises with the reader of PDFs, which keeps a file until it is told to let go of it.
  useEffect(() => {
    const close = async () => (await attempt.pdf)?.close()
    return () => void close().catch(() => undefined)
  }, [attempt])
  return (
    <RegionErrorBoundary key={attempt.number} onRetry={retry}>
      <Suspense fallback={<Skeleton className="aspect-[210/297] w-full" />}>
        <Pages opened={attempt.pdf} language={language} />
      </Suspense>
    </RegionErrorBoundary>
  )
}

function Pages({
  opened,
  language,
}: {
  opened: Promise<Pdf | null>
  language: string | undefined
}) {
  const pdf = use(opened)
  if (pdf === null) {
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
      {pdf.pages.map((page) => (
        <li key={page.number}>
          <Sheet page={page} shape={pdf.shape} language={language} />
          <p aria-hidden="true" className="text-ink-muted mt-1.5 text-center text-sm tabular-nums">
            <FormattedMessage
              defaultMessage="Page {page, number} of {pages, number}"
              id="ccXTcF"
              values={{ page: page.number, pages: pdf.pages.length }}
            />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** @param shape of the first page, until this one is drawn and known to have another */
function Sheet({
  page,
  shape,
  language,
}: {
  page: PdfPage
  shape: number
  language: string | undefined
}) {
  const [own, setOwn] = useState<number | null>(null)
  return (
    <div
      className="border-line overflow-hidden rounded-sm border bg-white"
      style={{ aspectRatio: own ?? shape }}
    >
      <NearScreen>
        <DrawnPage page={page} language={language} onShape={setOwn} />
      </NearScreen>
    </div>
  )
}

function DrawnPage({
  page,
  language,
  onShape,
}: {
  page: PdfPage
  language: string | undefined
  onShape: (shape: number) => void
}) {
  const intl = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  // Synchronises with the canvas, which React cannot draw on.
  useEffect(() => {
    const place = canvas.current
    if (place === null) return
    const pixels = place.clientWidth * Math.min(window.devicePixelRatio, sharpest)
    // A page that cannot be drawn stays blank; one of a file that was closed is not on the screen any more.
    const nothing = () => undefined
    page.draw(place, pixels).then(onShape, nothing)
    page.readText().then(setText, nothing)
  }, [page, onShape])
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
