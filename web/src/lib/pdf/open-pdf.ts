// The legacy build also runs on the phones of a few years ago.
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** One for all files: a document that is closed would end the worker that it has to itself. */
const worker = PDFWorker.create({ port: new Worker(workerUrl, { type: 'module' }) })

export interface PdfPage {
  number: number
  /** Draws the page, this many pixels wide. Resolves with its shape. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<number>
  /** The words of the page, for those who do not see it. */
  readText: () => Promise<string>
}

export interface Pdf {
  /** Width divided by height of the first page, which most others have too. */
  shape: number
  pages: PdfPage[]
  /** Gives back the memory of file and pages, which cannot be drawn any more. */
  close: () => Promise<void>
}

/**
 * Opens a PDF, of which each page is read when it is drawn. Phones show no PDF inside a page by themselves.
 * @returns null for a file that is damaged or asks for a password
 */
export async function openPdf(file: Blob): Promise<Pdf | null> {
  const data = new Uint8Array(await file.arrayBuffer())
  const opening = getDocument({ data, worker })
  const close = async () => opening.destroy()
  try {
    const pdf = await opening.promise
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
    const pages = Array.from({ length: pdf.numPages }, (_, index): PdfPage => {
      const number = index + 1
      return {
        number,
        draw: async (canvas, pixels) => {
          const page = await pdf.getPage(number)
          const { width, height } = page.getViewport({ scale: 1 })
          const viewport = page.getViewport({ scale: pixels / width })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          await page.render({ canvas, viewport }).promise
          page.cleanup()
          return width / height
        },
        readText: async () => {
          const { items } = await (await pdf.getPage(number)).getTextContent()
          return items.map((item) => ('str' in item ? item.str : '')).join(' ')
        },
      }
    })
    return { shape: first.width / first.height, pages, close }
  } catch {
    await close()
    return null
  }
}
