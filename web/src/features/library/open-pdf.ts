// The legacy build also runs on the phones of a few years ago.
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerPort ??= new Worker(workerUrl, { type: 'module' })

export interface PdfPage {
  number: number
  /** Width divided by height. */
  shape: number
  /** Draws the page, this many pixels wide. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>
  /** The words of the page, for those who do not see it. */
  readText: () => Promise<string>
}

/**
 * Opens a PDF page by page. Phones show no PDF inside a page by themselves.
 * @returns null for a file that is damaged or asks for a password
 */
export async function openPdf(file: Blob): Promise<PdfPage[] | null> {
  const data = new Uint8Array(await file.arrayBuffer())
  const pdf = await getDocument({ data }).promise.catch(() => null)
  if (pdf === null) return null
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index): Promise<PdfPage> => {
      const page = await pdf.getPage(index + 1)
      const { width, height } = page.getViewport({ scale: 1 })
      return {
        number: index + 1,
        shape: width / height,
        draw: async (canvas, pixels) => {
          const viewport = page.getViewport({ scale: pixels / width })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          await page.render({ canvas, viewport }).promise
        },
        readText: async () => {
          const { items } = await page.getTextContent()
          return items.map((item) => ('str' in item ? item.str : '')).join(' ')
        },
      }
    }),
  )
}
