import { colourOf, pt, type Painter } from './painter.ts'

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

/** Background and borders of an element. */
export function paintBox({ pdf, boxOf }: Painter, element: Element, style: CSSStyleDeclaration) {
  const { x, y, width, height } = boxOf(element.getBoundingClientRect())
  const background = colourOf(style.backgroundColor)
  if (background !== null && background.some((part) => part < 255)) {
    pdf.setFillColor(...background)
    pdf.rect(x * pt, y * pt, width * pt, height * pt, 'F')
  }
  const round = Number.parseFloat(style.borderTopLeftRadius) > 0
  for (const side of sides) {
    const thick = Number.parseFloat(style[`border${side}Width`])
    const colour = colourOf(style[`border${side}Color`])
    if (!(thick > 0) || style[`border${side}Style`] === 'none' || colour === null) continue
    pdf.setDrawColor(...colour)
    pdf.setLineWidth(thick * pt)
    if (round) {
      pdf.ellipse(
        (x + width / 2) * pt,
        (y + height / 2) * pt,
        ((width - thick) / 2) * pt,
        ((height - thick) / 2) * pt,
      )
      return
    }
    // The cells of a table share their borders, which lie on the edges.
    const half = style.borderCollapse === 'collapse' ? 0 : thick / 2
    const [left, right, top, bottom] = [x + half, x + width - half, y + half, y + height - half]
    const line = {
      Top: [x, top, x + width, top],
      Right: [right, y, right, y + height],
      Bottom: [x, bottom, x + width, bottom],
      Left: [left, y, left, y + height],
    }[side].map((one) => one * pt) as [number, number, number, number] // four numbers each
    pdf.line(...line)
  }
}
