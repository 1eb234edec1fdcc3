import { shapePath } from './drawings/shapes.ts'
import { clockFace, formatNumber, fractionFigure } from './figures.ts'
import { drawLayout, layoutText } from './inline.ts'
import { type Piece, type Setting, gridPieces, itemLabel } from './piece.ts'
import { INK, LINE, SHADE } from './theme.ts'
import { clockWords } from './words.ts'
import { type Of, gutter } from './work-parts.ts'

export function columnSums(
  setting: Setting,
  question: number,
  { items }: Of<'columnSums'>,
): Piece[] {
  const { doc, width } = setting
  const columns = 3
  const size = setting.size + 2.5
  const digit = size * 0.82
  const cells = items.map(({ top, op, bottom }, index) => ({
    height: size * 6,
    draw: (x: number, y: number) => {
      const label = layoutText(doc, itemLabel(setting, question, index), { size: setting.size }, 40)
      drawLayout(doc, label, x, y)
      const right = x + gutter(setting) + digit * 5 + 26
      const write = (text: string, row: number): void => {
        const glyphs = Array.from(text).reverse()
        glyphs.forEach((glyph, place) => {
          const layout = layoutText(doc, glyph, { size, align: 'center', leading: 1.2 }, digit)
          drawLayout(doc, layout, right - (place + 1) * digit, y + row * size * 1.3)
        })
      }
      write(String(top), 0)
      write(String(bottom), 1)
      const sign = layoutText(doc, op, { size, leading: 1.2 }, 30)
      drawLayout(doc, sign, right - digit * 5 - 14, y + size * 1.3)
      const line = y + size * 2.85
      doc
        .lineWidth(1)
        .strokeColor(INK)
        .moveTo(right - digit * 5 - 16, line)
        .lineTo(right + 4, line)
        .stroke()
      const foot = line + size * 1.75
      doc
        .moveTo(right - digit * 5 - 16, foot)
        .lineTo(right + 4, foot)
        .stroke()
      doc
        .moveTo(right - digit * 5 - 16, foot + 2.5)
        .lineTo(right + 4, foot + 2.5)
        .stroke()
    },
  }))
  return gridPieces(cells, columns, width / columns, 10)
}

export function fractionsWork(setting: Setting, question: number, work: Of<'fractions'>): Piece[] {
  const { doc, width, size } = setting
  const columns = work.shape === 'bar' ? 2 : 4
  const columnWidth = width / columns
  const cells = work.items.map((item, index) => ({
    height: work.shape === 'bar' ? 48 : 104,
    draw: (x: number, y: number) => {
      const label = layoutText(doc, itemLabel(setting, question, index), { size }, 40)
      drawLayout(doc, label, x, y + 4)
      const left = x + gutter(setting)
      const figure = work.shape === 'bar' ? columnWidth - gutter(setting) - 66 : 66
      const shown = { parts: item.parts, shaded: work.ask === 'name' ? item.shaded : 0 }
      fractionFigure(setting, work.shape, left, y + 2, figure, shown)
      const text = work.ask === 'name' ? '{_/_}' : `{${item.shaded}/${item.parts}}`
      const answer = layoutText(doc, text, { size: size + 1 }, 50)
      if (work.shape === 'bar') drawLayout(doc, answer, left + figure + 14, y + 2)
      else drawLayout(doc, answer, left + figure / 2 - 10, y + figure + 6)
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

export function clocksWork(setting: Setting, question: number, work: Of<'clocks'>): Piece[] {
  const { doc, width, size, language } = setting
  const columns = work.items.length % 3 === 0 ? 3 : 4
  const columnWidth = width / columns
  const radius = columns === 3 ? 52 : 46
  const cells = work.items.map((item, index) => ({
    height: radius * 2 + 40,
    draw: (x: number, y: number) => {
      const cx = x + columnWidth / 2
      drawLayout(doc, layoutText(doc, itemLabel(setting, question, index), { size }, 40), x, y)
      clockFace(setting, cx, y + radius + 2, radius, work.ask === 'draw' ? null : item)
      const below = y + radius * 2 + 12
      if (work.ask === 'words') {
        doc.lineWidth(0.8).strokeColor(INK)
        doc
          .moveTo(x + 8, below + 18)
          .lineTo(x + columnWidth - 10, below + 18)
          .stroke()
      } else {
        const text =
          work.ask === 'draw' ? `**${clockWords(language, item.hour, item.minute)}**` : '___ : ___'
        const layout = layoutText(doc, text, { size: size * 0.95, align: 'center' }, columnWidth)
        drawLayout(doc, layout, x, below + 2)
      }
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

export function countWork(setting: Setting, question: number, work: Of<'count'>): Piece[] {
  const { doc, width, size } = setting
  const columns = 2
  const columnWidth = width / columns
  const cells = work.items.map((count, index) => ({
    height: 82,
    draw: (x: number, y: number) => {
      const box = columnWidth - 74
      doc.lineWidth(1).strokeColor(INK).roundedRect(x, y, box, 76, 10).stroke()
      const label = layoutText(doc, itemLabel(setting, question, index), { size: size * 0.85 }, 30)
      drawLayout(doc, label, x + 6, y + 3)
      const perRow = count <= 5 ? count : Math.ceil(count / (count > 12 ? 3 : 2))
      const rows = Math.ceil(count / perRow)
      const gap = Math.min(30, (box - 34) / perRow, 66 / rows)
      for (let i = 0; i < count; i += 1) {
        const row = Math.floor(i / perRow)
        const inRow = Math.min(perRow, count - row * perRow)
        const sx = x + 8 + box / 2 + ((i % perRow) - inRow / 2) * gap
        const sy = y + 38 + (row - rows / 2) * gap
        doc.lineWidth(1.2).strokeColor(INK)
        shapePath(doc, work.shape, sx + gap * 0.1, sy + gap * 0.1, gap * 0.8).stroke()
      }
      doc
        .lineWidth(1)
        .roundedRect(x + box + 10, y + 16, 44, 44, 6)
        .stroke()
    },
  }))
  return gridPieces(cells, columns, columnWidth, 8)
}

export function sequences(setting: Setting, question: number, { items }: Of<'sequence'>): Piece[] {
  const { doc, width, size } = setting
  const left = gutter(setting)
  return items.map(({ terms, hide }, index) => {
    const slot = Math.min(78, (width - left) / terms.length)
    return {
      height: 34,
      gap: size * 0.6,
      draw: (x, y) => {
        drawLayout(
          doc,
          layoutText(doc, itemLabel(setting, question, index), { size }, left),
          x,
          y + 7,
        )
        terms.forEach((term, at) => {
          const sx = x + left + at * slot
          doc.lineWidth(0.9).roundedRect(sx, y, slot - 8, 30, 6)
          if (hide.includes(at)) doc.fillAndStroke('#FFFFFF', INK)
          else doc.fillAndStroke(SHADE, LINE)
          if (hide.includes(at)) return
          const layout = layoutText(doc, formatNumber(term), { size, align: 'center' }, slot - 8)
          drawLayout(doc, layout, sx, y + 15 - layout.height / 2)
        })
      },
    }
  })
}
