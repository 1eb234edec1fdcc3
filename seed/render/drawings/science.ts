import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { HAIR, INK, LINE, mix } from '../theme.ts'
import { centred } from './centred.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

export function circuit(setting: Setting, drawing: Of<'circuit'>): Piece {
  const { doc, width } = setting
  const w = 260
  const h = 118
  return {
    height: h + 38,
    draw: (x0, y0) => {
      const x = x0 + (width - w) / 2
      const y = y0 + 14
      const wire = (points: readonly (readonly [number, number])[]): void => {
        doc.lineWidth(1.4).strokeColor(INK)
        points.forEach(([px, py], i) => (i === 0 ? doc.moveTo(px, py) : doc.lineTo(px, py)))
        doc.stroke()
      }
      const cellWidth = 16
      const batteryWidth = drawing.cells * cellWidth
      const battery = x + w / 2 - batteryWidth / 2
      wire([
        [battery, y],
        [x, y],
        [x, y + h],
      ])
      wire([
        [battery + batteryWidth, y],
        [x + w, y],
        [x + w, y + h / 2 - 20],
      ])
      for (let i = 0; i < drawing.cells; i += 1) {
        const at = battery + i * cellWidth
        doc
          .lineWidth(1.4)
          .moveTo(at + 3, y - 13)
          .lineTo(at + 3, y + 13)
          .stroke()
        doc
          .lineWidth(3)
          .moveTo(at + 10, y - 7)
          .lineTo(at + 10, y + 7)
          .stroke()
        wire([
          [at, y],
          [at + 3, y],
        ])
        wire([
          [at + 10, y],
          [at + cellWidth, y],
        ])
      }
      const sw = y + h / 2 - 20
      doc
        .circle(x + w, sw, 2.6)
        .fillColor(INK)
        .fill()
      doc
        .circle(x + w, sw + 40, 2.6)
        .fillColor(INK)
        .fill()
      wire([[x + w, sw], drawing.closed ? [x + w, sw + 40] : [x + w + 22, sw + 34]])
      wire([
        [x + w, sw + 40],
        [x + w, y + h],
        [x, y + h],
      ])
      for (let i = 0; i < drawing.bulbs; i += 1) {
        const cx = x + (w * (i + 1)) / (drawing.bulbs + 1)
        doc
          .lineWidth(1.4)
          .circle(cx, y + h, 14)
          .fillAndStroke('#FFFFFF', INK)
        const d = 14 * Math.SQRT1_2
        wire([
          [cx - d, y + h - d],
          [cx + d, y + h + d],
        ])
        wire([
          [cx - d, y + h + d],
          [cx + d, y + h - d],
        ])
      }
      const [a, b, c] = drawing.labels
      if (a) centred(setting, a, x + w / 2, y + 17, 11, { bold: true })
      if (b) centred(setting, b, x + w + 42, sw + 13, 11, { bold: true, width: 40 })
      if (c) centred(setting, c, x + w / (drawing.bulbs + 1), y + h - 36, 11, { bold: true })
    },
  }
}

export function plant(setting: Setting, { labels }: Of<'plant'>): Piece {
  const { doc, width } = setting
  return {
    height: 262,
    draw: (x, y) => {
      const cx = x + width / 2
      const ground = y + 196
      const green = mix('#4B8F5B', '#FFFFFF', 0.35)
      doc.lineWidth(1).strokeColor(LINE).dash(4, { space: 3 })
      doc
        .moveTo(x + 60, ground)
        .lineTo(x + width - 60, ground)
        .stroke()
        .undash()
      doc.lineWidth(1.2).strokeColor(INK)
      for (const [dx, dy] of [
        [-56, 44],
        [-28, 58],
        [0, 62],
        [28, 56],
        [54, 40],
      ] as const) {
        doc.path(`M ${cx} ${ground} q ${dx * 0.2} ${dy * 0.6} ${dx} ${dy}`).stroke()
        doc.path(`M ${cx + dx * 0.5} ${ground + dy * 0.66} l ${dx * 0.1 + 6} 14`).stroke()
      }
      doc.lineWidth(6).strokeColor(green).path(`M ${cx} ${ground} q -6 -60 0 -122`).stroke()
      for (const [side, top] of [
        [-1, 40],
        [1, 64],
        [-1, 92],
      ] as const) {
        const ly = ground - top
        doc
          .lineWidth(1.1)
          .path(
            `M ${cx - 2} ${ly} q ${side * 26} -32 ${side * 66} -20 q ${side * -22} 34 ${side * -66} 20 Z`,
          )
        doc.fillAndStroke(green, INK)
        doc.path(`M ${cx - 2} ${ly} q ${side * 32} -14 ${side * 62} -18`).stroke()
      }
      const fy = ground - 142
      for (let i = 0; i < 8; i += 1) {
        doc
          .save()
          .translate(cx, fy)
          .rotate(i * 45)
        doc.lineWidth(1).ellipse(0, -21, 8.5, 15).fillAndStroke('#F3DCE5', INK).restore()
      }
      doc.circle(cx, fy, 11).fillAndStroke('#F0DDA6', INK)
      const callouts = [
        [labels.flower, cx + 30, fy, 1],
        [labels.leaf, cx - 60, ground - 106, -1],
        [labels.stem, cx + 3, ground - 26, 1],
        [labels.roots, cx - 44, ground + 36, -1],
      ] as const
      for (const [text, px, py, side] of callouts) {
        const end = cx + side * 132
        doc.lineWidth(0.8).strokeColor(INK).moveTo(px, py).lineTo(end, py).stroke()
        doc.circle(px, py, 1.8).fillColor(INK).fill()
        if (text) {
          const layout = layoutText(
            doc,
            text,
            { size: 11.5, align: side > 0 ? 'left' : 'right' },
            110,
          )
          drawLayout(doc, layout, side > 0 ? end + 6 : end - 116, py - 8)
        } else {
          doc.lineWidth(0.9).strokeColor(INK)
          doc
            .roundedRect(side > 0 ? end : end - 112, py - 12, 112, 24, 4)
            .fillAndStroke('#FFFFFF', INK)
        }
      }
      doc.strokeColor(HAIR)
    },
  }
}
