import { INK } from './theme.ts'
import { textWidth } from './inline.ts'

/** Draws the logo: the word kryt with its chalk stroke. (x, y) is the left end of the baseline. Returns its width. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  colour: { word?: string; stroke: string },
): number {
  const width = textWidth(doc, 'kryt', 'display', size)
  doc
    .font('display')
    .fontSize(size)
    .fillColor(colour.word ?? INK)
  doc.text('kryt', x, y, { lineBreak: false, baseline: 'alphabetic' })
  const under = y + size * 0.3
  // Two strokes that differ a little look like chalk; a single clean line does not.
  doc.save().lineCap('round').strokeColor(colour.stroke)
  doc.lineWidth(size * 0.13)
  doc
    .moveTo(x + size * 0.02, under + size * 0.02)
    .bezierCurveTo(
      x + width * 0.35,
      under - size * 0.06,
      x + width * 0.65,
      under + size * 0.04,
      x + width * 1.02,
      under - size * 0.03,
    )
    .stroke()
  doc.strokeOpacity(0.55).lineWidth(size * 0.06)
  doc
    .moveTo(x + size * 0.3, under + size * 0.11)
    .bezierCurveTo(
      x + width * 0.5,
      under + size * 0.07,
      x + width * 0.8,
      under + size * 0.12,
      x + width * 1.06,
      under + size * 0.04,
    )
    .stroke()
  doc.restore()
  return width
}
