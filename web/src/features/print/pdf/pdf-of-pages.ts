import { jsPDF } from 'jspdf'
import { pageHeight, pageWidth } from '../pages/page-size.ts'
import type { Missing } from '../sheet/readiness.ts'
import { paintElement } from './paint-page.ts'
import { pt, type Painter } from './painter.ts'
import { addFonts } from './pdf-fonts.ts'

/**
 * The pages on the screen as a PDF: the same boxes, with text that can be searched (decision 068).
 * @param title of the document, which readers show
 * @returns the file, and the pictures that could not be loaded; their places in it say so
 * @throws if a font cannot be loaded
 */
export async function pdfOfPages(
  pages: readonly Element[],
  title: string,
  language: string,
): Promise<{ file: Blob; missing: Missing[] }> {
  const missing: Missing[] = []
  const pdf = new jsPDF({ unit: 'pt', format: [pageWidth * pt, pageHeight * pt], compress: true })
  pdf.setProperties({ title })
  pdf.setDocumentProperties({ title })
  pdf.setLanguage(language === 'af' ? 'af' : 'en-ZA')
  await addFonts(pdf)
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage()
    const home = page.getBoundingClientRect()
    // Pages are drawn smaller in a narrow window.
    const scale = pageWidth / home.width
    const painter: Painter = {
      pdf,
      boxOf: (rect) => ({
        x: (rect.left - home.left) * scale,
        y: (rect.top - home.top) * scale,
        width: rect.width * scale,
        height: rect.height * scale,
      }),
      onMissing: ({ alt }) => missing.push({ kind: 'picture', name: alt, page: index + 1 }),
    }
    await paintElement(painter, page)
  }
  return { file: pdf.output('blob'), missing }
}
