import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { INK, LINE, MUTED, SHADE, mix } from '../theme.ts'
import { centred } from './centred.ts'
import { shapePath } from './shapes.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

export function dots(setting: Setting, { groups }: Of<'dots'>): Piece {
  const { doc, width } = setting
  const slot = width / groups.length
  return {
    height: 76,
    draw: (x, y) =>
      groups.forEach((count, group) => {
        const left = x + group * slot + 8
        doc
          .lineWidth(0.9)
          .strokeColor(INK)
          .roundedRect(left, y, slot - 16, 70, 10)
          .stroke()
        const perRow = Math.max(1, Math.ceil(count / 2))
        const gap = Math.min(20, (slot - 30) / perRow)
        const r = Math.min(7, gap * 0.38)
        for (let i = 0; i < count; i += 1) {
          const row = Math.floor(i / perRow)
          const rowCount = row === 0 ? perRow : count - perRow
          const cx = left + (slot - 16) / 2 + ((i % perRow) - (rowCount - 1) / 2) * gap
          const cy = y + (count === 1 ? 35 : 24 + row * 22)
          doc.circle(cx, cy, r).fillColor(INK).fill()
        }
      }),
  }
}

export function tenFrames(setting: Setting, { values }: Of<'tenFrames'>): Piece {
  const { doc, width } = setting
  const slot = width / values.length
  const cell = Math.min(24, (slot - 18) / 5)
  return {
    height: cell * 2 + 4,
    draw: (x, y) =>
      values.forEach((value, index) => {
        const left = x + index * slot + (slot - cell * 5) / 2
        for (let i = 0; i < 10; i += 1) {
          const cx = left + (i % 5) * cell
          const cy = y + Math.floor(i / 5) * cell
          doc.lineWidth(0.9).strokeColor(INK).rect(cx, cy, cell, cell).stroke()
          if (i < value) {
            doc
              .circle(cx + cell / 2, cy + cell / 2, cell * 0.32)
              .fillColor(INK)
              .fill()
          }
        }
      }),
  }
}

export function barGraph(setting: Setting, graph: Of<'barGraph'>): Piece {
  const { doc, width } = setting
  const plotHeight = 170
  const left = 46
  const plotWidth = Math.min(width - left - 10, 400)
  return {
    height: plotHeight + 62,
    draw: (x0, y0) => {
      const x = x0 + (width - plotWidth - left) / 2
      centred(setting, graph.title, x + left + plotWidth / 2, y0, 11, { bold: true, width: 400 })
      const top = y0 + 20
      const base = top + plotHeight
      for (let value = 0; value <= graph.max; value += graph.step) {
        const y = base - (value / graph.max) * plotHeight
        doc
          .lineWidth(0.5)
          .strokeColor(LINE)
          .moveTo(x + left, y)
          .lineTo(x + left + plotWidth, y)
          .stroke()
        doc.font('regular').fontSize(9.5).fillColor(INK)
        doc.text(String(value), x + left - 34, y + 3.4, {
          width: 28,
          align: 'right',
          baseline: 'alphabetic',
          lineBreak: false,
        })
      }
      const slot = plotWidth / graph.bars.length
      graph.bars.forEach((bar, index) => {
        const height = (bar.value / graph.max) * plotHeight
        const bx = x + left + index * slot + slot * 0.2
        doc.lineWidth(0.9).rect(bx, base - height, slot * 0.6, height)
        doc.fillAndStroke(mix(setting.accent, '#FFFFFF', 0.45), INK)
        centred(setting, bar.label, bx + slot * 0.3, base + 5, 9.5, { width: slot })
      })
      doc.lineWidth(1.1).strokeColor(INK)
      doc
        .moveTo(x + left, top)
        .lineTo(x + left, base)
        .lineTo(x + left + plotWidth, base)
        .stroke()
      centred(setting, graph.xLabel, x + left + plotWidth / 2, base + 20, 10, {
        bold: true,
        width: 300,
      })
      doc
        .save()
        .translate(x + 4, top + plotHeight / 2)
        .rotate(-90)
      centred(setting, graph.yLabel, 0, -6, 10, { bold: true, width: plotHeight })
      doc.restore()
    },
  }
}

export function pictograph(setting: Setting, graph: Of<'pictograph'>): Piece {
  const { doc, width } = setting
  const row = 28
  const first = 130
  return {
    height: 22 + row * graph.rows.length + 30,
    draw: (x, y) => {
      centred(setting, graph.title, x + width / 2, y, 12, { bold: true, width })
      graph.rows.forEach(({ label, value }, index) => {
        const top = y + 22 + index * row
        doc.lineWidth(0.8).strokeColor(INK).rect(x, top, width, row).stroke()
        doc
          .moveTo(x + first, top)
          .lineTo(x + first, top + row)
          .stroke()
        drawLayout(doc, layoutText(doc, label, { size: 12 }, first - 16), x + 10, top + 6)
        for (let i = 0; i < value / graph.each; i += 1) {
          shapePath(doc, 'star', x + first + 10 + i * 27, top + 4, 20)
          doc.fillColor(mix(setting.accent, '#FFFFFF', 0.35)).fill()
        }
      })
      const bottom = y + 22 + row * graph.rows.length + 8
      shapePath(doc, 'star', x + first + 10, bottom, 15)
      doc.fillColor(mix(setting.accent, '#FFFFFF', 0.35)).fill()
      drawLayout(doc, layoutText(doc, graph.key, { size: 11 }, 300), x + first + 32, bottom)
    },
  }
}

export function ruler(setting: Setting, { length, objects }: Of<'ruler'>): Piece {
  const { doc } = setting
  // One centimetre on paper is 28.35 points. Learners check it with their own ruler.
  const cm = 72 / 2.54
  const rows = objects.length
  return {
    height: rows * 26 + 44,
    draw: (x, y) => {
      objects.forEach(({ from, to, label }, index) => {
        const top = y + index * 26
        doc.lineWidth(1).roundedRect(x + 8 + from * cm, top, (to - from) * cm, 12, 3)
        doc.fillAndStroke(SHADE, INK)
        const layout = layoutText(doc, label, { size: 10.5 }, 150)
        drawLayout(doc, layout, x + 14 + to * cm, top - 1)
      })
      const top = y + rows * 26 + 2
      doc
        .lineWidth(1)
        .rect(x, top, length * cm + 16, 36)
        .fillAndStroke('#FFFFFF', INK)
      for (let mm = 0; mm <= length * 10; mm += 1) {
        const tick = mm % 10 === 0 ? 14 : mm % 5 === 0 ? 10 : 6
        const at = x + 8 + (mm / 10) * cm
        doc.lineWidth(mm % 10 === 0 ? 0.9 : 0.5).strokeColor(INK)
        doc
          .moveTo(at, top)
          .lineTo(at, top + tick)
          .stroke()
        if (mm % 10 === 0) centred(setting, String(mm / 10), at, top + 16, 9.5, { width: 24 })
      }
      doc.font('regular').fontSize(7.5).fillColor(MUTED)
      doc.text('cm', x + length * cm - 2, top + 28, { lineBreak: false })
    },
  }
}

export function beads(setting: Setting, { rows, split }: Of<'beads'>): Piece {
  const { doc, width } = setting
  const row = 46
  return {
    height: rows * row + 36,
    draw: (x, y) => {
      doc.lineWidth(9).strokeColor('#8A5A34').lineJoin('round')
      doc.roundedRect(x + 6, y + 6, width - 12, rows * row + 20, 10).stroke()
      for (let r = 0; r < rows; r += 1) {
        const cy = y + 16 + row * (r + 0.5)
        doc
          .lineWidth(2)
          .strokeColor('#9A9A94')
          .moveTo(x + 10, cy)
          .lineTo(x + width - 10, cy)
          .stroke()
        const gap = 33
        for (let b = 0; b < 10; b += 1) {
          const shift = b < split ? 0 : width - 40 - gap * 10
          const colour = b < 5 === r < 5 ? setting.accent : '#C63D3D'
          doc
            .circle(x + 34 + b * gap + shift, cy, 15)
            .fillColor(colour)
            .fill()
          doc
            .circle(x + 29 + b * gap + shift, cy - 5, 4)
            .fillColor('#FFFFFF', 0.45)
            .fill()
          doc.fillOpacity(1)
        }
      }
    },
  }
}
