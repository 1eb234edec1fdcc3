import { fittedSize, jpegQuality, longestSide } from '@/components/pictures/fit-side.ts'
import { AppError } from '@/lib/errors.ts'
import { signFiles } from '@/lib/stored-files.ts'
import { languageOf } from './language-of.ts'

/** What a PDF tells of itself. */
export interface PdfFacts {
  pages: number
  /** Empty when it cannot be told. */
  language: 'af' | 'en' | ''
  /** Its first page as pictures of the shop are stored; null when it cannot be drawn. */
  cover: Blob | null
}

/** The pages whose words tell the language: a cover alone has few. */
const read = 4

/** Whether there is anything to read in a file of this name. */
export const isPdf = (fileKey: string) => /\.pdf$/i.test(fileKey)

/** Reads a stored PDF. @throws AppError not_found_or_forbidden, pdf_not_readable */
export async function readPdf(fileKey: string): Promise<PdfFacts> {
  const address = (await signFiles('content', [fileKey])).get(fileKey)
  if (address === undefined) throw new AppError('not_found_or_forbidden')
  const response = await fetch(address).catch((cause: unknown) => {
    throw new AppError('server_unreachable', { cause })
  })
  if (!response.ok) throw new AppError('not_found_or_forbidden')
  const { openPdf } = await import('@/lib/pdf/open-pdf.ts')
  const pdf = await openPdf(await response.blob())
  if (pdf === null) throw new AppError('pdf_not_readable')
  try {
    const texts = await Promise.all(pdf.pages.slice(0, read).map(async (page) => page.readText()))
    const canvas = document.createElement('canvas')
    const { width } = fittedSize(
      longestSide * Math.min(1, pdf.shape),
      longestSide / Math.max(1, pdf.shape),
    )
    await pdf.pages[0]?.draw(canvas, width)
    const cover = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
    )
    return { pages: pdf.pages.length, language: languageOf(texts.join(' ')), cover }
  } finally {
    await pdf.close()
  }
}
