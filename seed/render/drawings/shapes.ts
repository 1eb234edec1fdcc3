import { INK } from '../theme.ts'

export type ShapeName =
  | 'circle'
  | 'square'
  | 'triangle'
  | 'rectangle'
  | 'oval'
  | 'pentagon'
  | 'hexagon'
  | 'star'
  | 'heart'

/** Draws the outline of a shape in a box of `size` points, with the caller's stroke colour and width. */
export function shapePath(
  doc: PDFKit.PDFDocument,
  shape: ShapeName,
  x: number,
  y: number,
  size: number,
): PDFKit.PDFDocument {
  const cx = x + size / 2
  const cy = y + size / 2
  const r = size / 2
  const polygon = (sides: number, turn = -90): PDFKit.PDFDocument => {
    const points = Array.from({ length: sides }, (_, i) => {
      const angle = ((turn + (360 / sides) * i) * Math.PI) / 180
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    })
    return doc.polygon(...points)
  }
  switch (shape) {
    case 'circle':
      return doc.circle(cx, cy, r)
    case 'oval':
      return doc.ellipse(cx, cy, r, r * 0.62)
    case 'square':
      return doc.rect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88)
    case 'rectangle':
      return doc.rect(x, y + size * 0.22, size, size * 0.56)
    case 'triangle':
      return doc.polygon([cx, y + size * 0.05], [x + size, y + size * 0.92], [x, y + size * 0.92])
    case 'pentagon':
      return polygon(5)
    case 'hexagon':
      return polygon(6, 0)
    case 'star': {
      const points = Array.from({ length: 10 }, (_, i) => {
        const angle = ((-90 + 36 * i) * Math.PI) / 180
        const radius = i % 2 === 0 ? r : r * 0.42
        return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
      })
      return doc.polygon(...points)
    }
    case 'heart':
      return doc
        .moveTo(cx, y + size * 0.92)
        .bezierCurveTo(x - size * 0.12, y + size * 0.5, x + size * 0.1, y, cx, y + size * 0.3)
        .bezierCurveTo(x + size * 0.9, y, x + size * 1.12, y + size * 0.5, cx, y + size * 0.92)
  }
}

/** An arrow head at the end of a line from (x1, y1) to (x2, y2). */
export function arrow(
  doc: PDFKit.PDFDocument,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): void {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const tip = (turn: number): [number, number] => [
    x2 - 7 * Math.cos(angle + turn),
    y2 - 7 * Math.sin(angle + turn),
  ]
  doc.lineWidth(1.1).strokeColor(INK).moveTo(x1, y1).lineTo(x2, y2).stroke()
  doc.polygon([x2, y2], tip(0.42), tip(-0.42)).fillColor(INK).fill()
}
