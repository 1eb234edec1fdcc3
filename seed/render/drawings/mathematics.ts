import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { INK, LINE, MUTED, SHADE, mix } from '../theme.ts'
import { shapePath } from './shapes.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

/** One line of text centred on a point. */
export function centred(
  { doc }: Setting,
  text: string,
  cx: number,
  y: number,
  size: number,
  style: { bold?: boolean; color?: string; width?: number } = {},
): void {
  const width = style.width ?? 240
  const layout = layoutText(
    doc,
    text,
    {
      size,
      align: 'center',
      face: style.bold ? 'bold' : 'regular',
      color: style.color ?? INK,
      leading: 1.2,
    },
    width,
  )
  drawLayout(doc, layout, cx - width / 2, y)
}

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

export function shapes(setting: Setting, { items, size }: Of<'shapes'>): Piece {
  const { doc, width } = setting
  const fitting = Math.min(items.length, Math.floor(width / (size + 22)))
  const perRow = Math.ceil(items.length / Math.ceil(items.length / fitting))
  const slot = width / perRow
  const rowHeight = size + (items.some((item) => item.label) ? 24 : 12)
  return {
    height: rowHeight * Math.ceil(items.length / perRow),
    draw: (x, y) =>
      items.forEach(({ shape, label }, index) => {
        const left = x + (index % perRow) * slot + (slot - size) / 2
        const top = y + Math.floor(index / perRow) * rowHeight
        doc.lineWidth(1.3).strokeColor(INK)
        shapePath(doc, shape, left, top, size).stroke()
        if (label) centred(setting, label, left + size / 2, top + size + 5, setting.size * 0.9)
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

export function angles(setting: Setting, { degrees, showSize }: Of<'angles'>): Piece {
  const { doc, width } = setting
  const slot = width / degrees.length
  const arm = Math.min(58, slot * 0.38)
  return {
    height: arm * (degrees.some((d) => d > 180) ? 2 : 1.25) + 24,
    draw: (x, y) =>
      degrees.forEach((size, index) => {
        const cx = x + index * slot + slot * (size > 90 ? 0.5 : 0.28)
        const cy = y + arm + 4
        const angle = (-size * Math.PI) / 180
        doc.lineWidth(1.3).strokeColor(INK)
        doc.moveTo(cx + arm, cy).lineTo(cx, cy)
        doc.lineTo(cx + arm * Math.cos(angle), cy + arm * Math.sin(angle)).stroke()
        if (size === 90)
          doc
            .lineWidth(0.9)
            .rect(cx, cy - 11, 11, 11)
            .stroke()
        else {
          const r = 15
          const large = size > 180 ? 1 : 0
          const end = `${cx + r * Math.cos(angle)} ${cy + r * Math.sin(angle)}`
          doc
            .lineWidth(0.9)
            .path(`M ${cx + r} ${cy} A ${r} ${r} 0 ${large} 0 ${end}`)
            .stroke()
        }
        const name = String.fromCharCode(65 + index)
        const label = showSize ? `**${name}**  ${size}°` : `**${name}**`
        const bottom = degrees.some((d) => d > 180) ? arm * 2 + 6 : arm + 14
        centred(setting, label, x + index * slot + slot / 2, y + bottom, 11, { width: slot })
      }),
  }
}

export function symmetry(setting: Setting, { columns, rows, points }: Of<'symmetry'>): Piece {
  const { doc, width } = setting
  const cell = 17
  return {
    height: rows * cell + 10,
    draw: (x0, y) => {
      const x = x0 + (width - columns * cell) / 2
      for (let c = 0; c <= columns; c += 1) {
        doc.lineWidth(0.5).strokeColor(LINE)
        doc
          .moveTo(x + c * cell, y)
          .lineTo(x + c * cell, y + rows * cell)
          .stroke()
      }
      for (let r = 0; r <= rows; r += 1) {
        doc.lineWidth(0.5).strokeColor(LINE)
        doc
          .moveTo(x, y + r * cell)
          .lineTo(x + columns * cell, y + r * cell)
          .stroke()
      }
      const middle = x + (columns / 2) * cell
      doc.lineWidth(1.2).strokeColor(INK).dash(5, { space: 3 })
      doc
        .moveTo(middle, y - 5)
        .lineTo(middle, y + rows * cell + 5)
        .stroke()
        .undash()
      doc.lineWidth(1.8).strokeColor(setting.accent)
      points.forEach(([px, py], index) => {
        const at = [x + px * cell, y + py * cell] as const
        if (index === 0) doc.moveTo(...at)
        else doc.lineTo(...at)
      })
      doc.stroke()
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

export function rectangles(setting: Setting, { items, unit }: Of<'rectangles'>): Piece {
  const { doc, width } = setting
  const slot = width / items.length
  const scale = Math.min(
    ...items.map((item) => Math.min((slot - 60) / item.width, 92 / item.height)),
  )
  const tallest = Math.max(...items.map((item) => item.height)) * scale
  return {
    height: tallest + 40,
    draw: (x, y) =>
      items.forEach((item, index) => {
        const w = item.width * scale
        const h = item.height * scale
        const left = x + index * slot + (slot - w) / 2
        const top = y + tallest - h
        doc.lineWidth(1.3).strokeColor(INK).rect(left, top, w, h).fillAndStroke(SHADE, INK)
        const say = (n: number): string => `${String(n).replace('.', ',')} ${unit}`
        centred(setting, say(item.width), left + w / 2, top + h + 4, 10.5, { width: slot })
        const side = layoutText(doc, say(item.height), { size: 10.5 }, 60)
        drawLayout(doc, side, left + w + 5, top + h / 2 - 7)
        if (item.label)
          centred(setting, item.label, left + w / 2, top + h / 2 - 7, 11, { bold: true })
      }),
  }
}

export function net(setting: Setting, { solid }: Of<'net'>): Piece {
  const { doc, width } = setting
  const u = 34
  const faces: readonly (readonly [number, number, number, number])[] =
    solid === 'cube'
      ? [
          [1, 0, 1, 1],
          [0, 1, 1, 1],
          [1, 1, 1, 1],
          [2, 1, 1, 1],
          [3, 1, 1, 1],
          [1, 2, 1, 1],
        ]
      : solid === 'cuboid'
        ? [
            [1, 0, 2, 1],
            [0, 1, 1, 1],
            [1, 1, 2, 1],
            [3, 1, 1, 1],
            [4, 1, 2, 1],
            [1, 2, 2, 1],
          ]
        : solid === 'prism'
          ? [
              [0, 1, 2, 1],
              [2, 1, 2, 1],
              [4, 1, 2, 1],
            ]
          : [[1, 1, 1, 1]]
  const span = Math.max(...faces.map(([fx, , fw]) => fx + fw)) + (solid === 'pyramid' ? 1 : 0)
  return {
    height: u * 3 + 8,
    draw: (x0, y) => {
      const x = x0 + (width - span * u) / 2
      doc.lineWidth(1.2).strokeColor(INK)
      for (const [fx, fy, fw, fh] of faces)
        doc.rect(x + fx * u, y + fy * u, fw * u, fh * u).stroke()
      const triangle = (...points: number[][]): void => {
        doc.polygon(...points.map(([px = 0, py = 0]) => [x + px * u, y + py * u])).stroke()
      }
      if (solid === 'pyramid') {
        triangle([1, 1], [2, 1], [1.5, 0])
        triangle([1, 2], [2, 2], [1.5, 3])
        triangle([1, 1], [1, 2], [0, 1.5])
        triangle([2, 1], [2, 2], [3, 1.5])
      }
      if (solid === 'prism') {
        triangle([2, 1], [4, 1], [3, 0.1])
        triangle([2, 2], [4, 2], [3, 2.9])
      }
    },
  }
}
