import { paintWords } from './paint-text.ts'
import type { Painter } from './painter.ts'

/** What stands before an item of a list, which is not in the document. */
function markerOf(item: Element, style: CSSStyleDeclaration): string | null {
  const list = item.parentElement
  if (list === null || style.display !== 'list-item') return null
  const items = [...list.children].filter((one) => getComputedStyle(one).listStyleType !== 'none')
  const number = (list instanceof HTMLOListElement ? list.start : 1) + items.indexOf(item)
  switch (style.listStyleType) {
    case 'decimal':
      return `${number}.`
    case 'lower-alpha':
      return `${String.fromCharCode(96 + number)}.`
    case 'disc':
      return '•'
    default:
      return null
  }
}

/** The number or bullet of an item, beside its first line. */
export function paintMarker(painter: Painter, item: Element, style: CSSStyleDeclaration) {
  const marker = markerOf(item, style)
  if (marker === null) return
  const range = document.createRange()
  range.selectNodeContents(item)
  const [line] = range.getClientRects()
  if (line === undefined) return
  const size = Number.parseFloat(style.fontSize)
  const scale = item.getBoundingClientRect().width / (item as HTMLElement).offsetWidth
  painter.pdf.setFont('Arimo', 'normal')
  painter.pdf.setFontSize(size)
  const width = painter.pdf.getTextWidth(marker) * scale
  const { left } = item.getBoundingClientRect()
  paintWords(
    painter,
    marker,
    new DOMRect(left - width - size * 0.4 * scale, line.top, width, line.height),
    style,
  )
}
