import { fittedSize, jpegQuality, longestSide } from '@/components/pictures/fit-side.ts'
import { AppError } from '@/lib/errors.ts'
import type { PdfPage } from '@/lib/pdf/open-pdf.ts'
import { signFiles } from '@/lib/stored-files.ts'
import { languageOf } from './language-of.ts'

/** What a PDF tells of itself. */
export interface PdfFacts {
  pages: number
  /** Empty when it cannot be told. */
  language: 'af' | 'en' | ''
  /** Its first pages as pictures of the shop are stored, the cover first; empty when they cannot be drawn. */
  pictures: Blob[]
}

/** The pages that become pictures, and whose words tell the language: a cover alone has few. */
const read = 4

/** Whether there is anything to read in a file of this name. */
export const isPdf = (fileKey: string) => /\.pdf$/i.test(fileKey)

async function pictureOf(page: PdfPage, shape: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width } = fittedSize(longestSide * Math.min(1, shape), longestSide / Math.max(1, shape))
  await page.draw(canvas, width)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}

/**
 * Reads a stored PDF.
 * @param draws whether pictures are wanted
 * @throws AppError not_found_or_forbidden, pdf_not_readable
 */
export async function readPdf(fileKey: string, draws: boolean): Promise<PdfFacts> {
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
    const first = pdf.pages.slice(0, read)
    const texts = await Promise.all(first.map(async (page) => page.readText()))
    const pictures: Blob[] = []
    // One after the other: a canvas of each at once is more than a small machine holds.
    for (const page of draws ? first : []) {
      const picture = await pictureOf(page, pdf.shape)
      if (picture !== null) pictures.push(picture)
    }
    return { pages: pdf.pages.length, language: languageOf(texts.join(' ')), pictures }
  } finally {
    await pdf.close()
  }
}
