import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { INK, LINE, SHADE } from '../theme.ts'
import { centred } from './centred.ts'
import { shapePath } from './shapes.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

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
