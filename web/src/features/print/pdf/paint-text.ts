import { canvasOf } from './canvas-of.ts'
import { colourOf, pt, type Painter } from './painter.ts'
import { ascent, canWrite, type Face } from './pdf-fonts.ts'

function faceOf(style: CSSStyleDeclaration): Face {
  const bold = Number(style.fontWeight) >= 600
  const italic = style.fontStyle === 'italic'
  return bold ? (italic ? 'bolditalic' : 'bold') : italic ? 'italic' : 'normal'
}

const shown = (text: string, style: CSSStyleDeclaration) =>
  style.textTransform === 'uppercase'
    ? text.toUpperCase()
    : style.textTransform === 'lowercase'
      ? text.toLowerCase()
      : text

/** Text in a box of the page, whose first base line follows from the font. */
export function paintWords(
  painter: Painter,
  words: string,
  rect: DOMRect,
  style: CSSStyleDeclaration,
) {
  const { pdf, boxOf } = painter
  const { x, y, width, height } = boxOf(rect)
  const size = Number.parseFloat(style.fontSize)
  const text = shown(words, style)
  const own = /arimo|arial/i.test(style.fontFamily.split(',')[0] ?? '')
  if (!own || !canWrite(text)) {
    paintDrawn(painter, text, { x, y, width, height }, style)
    return
  }
  pdf.setFont('Arimo', faceOf(style))
  pdf.setFontSize(size * pt)
  pdf.setTextColor(...(colourOf(style.color) ?? [0, 0, 0]))
  // The browser kerns and spaces letters; the PDF's words are as wide as the browser's.
  const charSpace = (width * pt - pdf.getTextWidth(text)) / text.length
  pdf.text(text, x * pt, (y + ascent * size) * pt, { charSpace })
}

/** Text in signs that the PDF's font has not: as the browser draws them, in a picture. */
function paintDrawn(
  { pdf }: Painter,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  style: CSSStyleDeclaration,
) {
  const { canvas, context } = canvasOf(width + 2, height)
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.fillStyle = style.color
  context.textBaseline = 'alphabetic'
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(text)
  context.fillText(text, 1, (height - (above + below)) / 2 + above)
  pdf.addImage(canvas, 'PNG', (x - 1) * pt, y * pt, (width + 2) * pt, height * pt)
}

/** What is cut off at the edge of an element is not painted; the end of a running head that is too long. */
const isSeen = ({ top, bottom }: DOMRect, around: DOMRect | null) =>
  around === null || ((top + bottom) / 2 > around.top && (top + bottom) / 2 < around.bottom)

/** Every word of a text node where the browser put it; a word that is broken, each part of it. */
export function paintText(painter: Painter, node: Text, style: CSSStyleDeclaration) {
  const range = document.createRange()
  const around =
    style.overflow === 'hidden' ? (node.parentElement?.getBoundingClientRect() ?? null) : null
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const lines = [...range.getClientRects()].filter(
      (rect) => rect.width > 0 && isSeen(rect, around),
    )
    const [line] = lines
    if (line === undefined) continue
    if (lines.length === 1) {
      paintWords(painter, word, line, style)
      continue
    }
    for (let place = 0; place < word.length; place += 1) {
      range.setStart(node, index + place)
      range.setEnd(node, index + place + 1)
      const [rect] = range.getClientRects()
      if (rect !== undefined) paintWords(painter, word.charAt(place), rect, style)
    }
  }
}

/** The lines under or through the text of an element. */
export function paintDecoration(
  { pdf, boxOf }: Painter,
  element: Element,
  style: CSSStyleDeclaration,
) {
  const through = style.textDecorationLine.includes('line-through')
  const colour = colourOf(style.color)
  if ((!through && !style.textDecorationLine.includes('underline')) || colour === null) return
  const size = Number.parseFloat(style.fontSize)
  pdf.setDrawColor(...colour)
  pdf.setLineWidth(size * 0.06 * pt)
  for (const rect of element.getClientRects()) {
    const { x, y, width } = boxOf(rect)
    const line = (y + size * (through ? ascent - 0.28 : ascent + 0.12)) * pt
    pdf.line(x * pt, line, (x + width) * pt, line)
  }
}
