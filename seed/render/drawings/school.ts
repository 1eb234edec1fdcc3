import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { HAIR, INK, LINE, MUTED, SHADE, mix } from '../theme.ts'
import { centred } from './mathematics.ts'
import { arrow } from './shapes.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

export function diagram(setting: Setting, { height, nodes, arrows }: Of<'diagram'>): Piece {
  const { doc, width } = setting
  const size = Math.min(11, setting.size)
  const boxes = new Map(
    nodes.map((node) => {
      const boxWidth = (node.width / 100) * width
      const layout = layoutText(
        doc,
        node.text || ' ',
        { size, align: 'center', leading: 1.2 },
        boxWidth - 12,
      )
      const boxHeight =
        node.look === 'blank' ? Math.max(26, layout.height + 10) : layout.height + 12
      const cx = (node.x / 100) * width
      const cy = (node.y / 100) * height
      return [node.id, { node, layout, boxWidth, boxHeight, cx, cy }] as const
    }),
  )
  /** The point where a line from the centre of a box to another point crosses the edge of the box. */
  const edge = (
    box: { cx: number; cy: number; boxWidth: number; boxHeight: number },
    tx: number,
    ty: number,
  ): readonly [number, number] => {
    const dx = tx - box.cx
    const dy = ty - box.cy
    const scale = Math.min(
      dx === 0 ? Infinity : (box.boxWidth / 2 + 4) / Math.abs(dx),
      dy === 0 ? Infinity : (box.boxHeight / 2 + 4) / Math.abs(dy),
    )
    return [box.cx + dx * scale, box.cy + dy * scale]
  }
  return {
    height,
    draw: (x, y) => {
      for (const { from, to, text } of arrows) {
        const a = boxes.get(from)
        const b = boxes.get(to)
        if (!a || !b) throw new Error(`diagram: no node ${from} or ${to}`)
        const start = edge(a, b.cx, b.cy)
        const end = edge(b, a.cx, a.cy)
        arrow(doc, [x + start[0], y + start[1]], [x + end[0], y + end[1]])
        if (text) {
          const mx = x + (start[0] + end[0]) / 2
          const my = y + (start[1] + end[1]) / 2
          const label = layoutText(doc, text, { size: 9.5, align: 'center', leading: 1.15 }, 84)
          const w = label.width + 6
          doc
            .rect(mx - w / 2, my - label.height / 2 - 1, w, label.height + 2)
            .fillColor('#FFFFFF')
            .fill()
          drawLayout(doc, label, mx - 42, my - label.height / 2)
        }
      }
      for (const { node, layout, boxWidth, boxHeight, cx, cy } of boxes.values()) {
        const left = x + cx - boxWidth / 2
        const top = y + cy - boxHeight / 2
        doc.lineWidth(1)
        if (node.look === 'box') {
          doc.roundedRect(left, top, boxWidth, boxHeight, 5).fillAndStroke(SHADE, INK)
        } else if (node.look === 'round') {
          doc.roundedRect(left, top, boxWidth, boxHeight, boxHeight / 2)
          doc.fillAndStroke(mix(setting.accent, '#FFFFFF', 0.82), INK)
        } else if (node.look === 'blank') {
          doc.roundedRect(left, top, boxWidth, boxHeight, 5).fillAndStroke('#FFFFFF', INK)
        }
        drawLayout(doc, layout, left + 6, top + (boxHeight - layout.height) / 2)
      }
    },
  }
}

export function gridMap(setting: Setting, { columns, rows, cell, places }: Of<'gridMap'>): Piece {
  const { doc, width } = setting
  const side = Math.min(cell, (width - 24) / columns)
  return {
    height: rows * side + 22,
    draw: (x0, y) => {
      const x = x0 + (width - columns * side) / 2 + 9
      for (let c = 0; c < columns; c += 1) {
        centred(setting, String.fromCharCode(65 + c), x + (c + 0.5) * side, y, 11, { bold: true })
      }
      const top = y + 18
      for (let r = 0; r < rows; r += 1) {
        centred(setting, String(r + 1), x - 11, top + (r + 0.5) * side - 7, 11, { bold: true })
        for (let c = 0; c < columns; c += 1) {
          doc
            .lineWidth(0.7)
            .strokeColor(LINE)
            .rect(x + c * side, top + r * side, side, side)
            .stroke()
        }
      }
      doc
        .lineWidth(1.2)
        .strokeColor(INK)
        .rect(x, top, columns * side, rows * side)
        .stroke()
      for (const place of places) {
        const c = place.at.charCodeAt(0) - 65
        const r = Number(place.at.slice(1)) - 1
        const layout = layoutText(
          doc,
          place.text,
          { size: 9, align: 'center', leading: 1.1 },
          side - 5,
        )
        const left = x + c * side
        doc.rect(left + 1.5, top + r * side + 1.5, side - 3, side - 3)
        doc.fillColor(mix(setting.accent, '#FFFFFF', 0.82)).fill()
        drawLayout(doc, layout, left + 2.5, top + r * side + (side - layout.height) / 2)
      }
    },
  }
}

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

export function tracing(setting: Setting, { rows, size }: Of<'tracing'>): Piece {
  const { doc, width } = setting
  const row = size * 1.75
  return {
    height: row * rows.length,
    draw: (x, y) =>
      rows.forEach((text, index) => {
        const top = y + index * row + size * 0.2
        const base = top + size * 1.02
        // Arimo's x-height is 0.52 and its ascenders 0.73 of the size.
        for (const [at, dashed] of [
          [base - size * 0.73, false],
          [base - size * 0.52, true],
          [base, false],
        ] as const) {
          doc.lineWidth(0.7).strokeColor(LINE)
          if (dashed) doc.dash(3, { space: 3 })
          doc
            .moveTo(x, at)
            .lineTo(x + width, at)
            .stroke()
            .undash()
        }
        const layout = layoutText(
          doc,
          text.replaceAll(' ', '\u00A0'),
          { size, color: '#B9BEB9', leading: 1 },
          width - 10,
        )
        drawLayout(doc, layout, x + 5, base - size * 0.85)
      }),
  }
}

export function timeline(setting: Setting, { events }: Of<'timeline'>): Piece {
  const { doc, width } = setting
  const slot = width / events.length
  const layouts = events.map(({ text }) =>
    layoutText(doc, text || ' ', { size: 9.5, align: 'center', leading: 1.2 }, slot - 10),
  )
  const below = Math.max(...layouts.map((layout) => layout.height))
  return {
    height: 48 + below,
    draw: (x, y) => {
      const line = y + 30
      arrow(doc, [x, line], [x + width, line])
      events.forEach(({ year, text }, index) => {
        const cx = x + (index + 0.5) * slot
        doc.circle(cx, line, 4.5).fillAndStroke('#FFFFFF', INK)
        centred(setting, year, cx, y + 6, 11, { bold: true, width: slot })
        const layout = layouts[index]
        if (text && layout) drawLayout(doc, layout, x + index * slot + 5, line + 11)
        if (!text) {
          doc.lineWidth(0.8).strokeColor(INK)
          doc.roundedRect(x + index * slot + 5, line + 11, slot - 10, below + 4, 4).stroke()
        }
      })
    },
  }
}

export function space(setting: Setting, { height, caption }: Of<'space'>): Piece {
  const { doc, width } = setting
  return {
    height: height + 4,
    draw: (x, y) => {
      doc.lineWidth(0.9).strokeColor(INK).roundedRect(x, y, width, height, 8).stroke()
      if (caption) {
        const layout = layoutText(doc, caption, { size: 9.5, color: MUTED }, width - 20)
        drawLayout(doc, layout, x + 10, y + 7)
      }
    },
  }
}

export function rhythm(setting: Setting, { beats, bars }: Of<'rhythm'>): Piece {
  const { doc, width } = setting
  const bar = (width - 40) / bars.length
  const note = (cx: number, y: number, hollow: boolean): void => {
    doc.save().translate(cx, y).rotate(-20)
    doc.lineWidth(1.3).ellipse(0, 0, 5.6, 4.1)
    if (hollow) doc.strokeColor(INK).stroke()
    else doc.fillColor(INK).fill()
    doc.restore()
    doc
      .lineWidth(1.2)
      .strokeColor(INK)
      .moveTo(cx + 5, y - 1)
      .lineTo(cx + 5, y - 29)
      .stroke()
  }
  return {
    height: 66,
    draw: (x, y) => {
      const line = y + 42
      doc.font('bold').fontSize(19).fillColor(INK)
      doc.text(String(beats), x + 6, line - 5, { lineBreak: false, baseline: 'alphabetic' })
      doc.text('4', x + 6, line + 14, { lineBreak: false, baseline: 'alphabetic' })
      doc
        .lineWidth(1)
        .strokeColor(INK)
        .moveTo(x, line)
        .lineTo(x + width, line)
        .stroke()
      bars.forEach((values, b) => {
        const left = x + 30 + b * bar
        let beat = 0
        for (const value of values) {
          const beatWidth = (bar - 12) / beats
          const at = left + 15 + beat * beatWidth
          const pair = Math.min(17, Math.max(11.4, beatWidth * 0.44))
          if (value === 'crotchet') note(at, line, false)
          if (value === 'minim') note(at, line, true)
          if (value === 'quavers') {
            note(at, line, false)
            note(at + pair, line, false)
            doc
              .lineWidth(3.4)
              .moveTo(at + 4.4, line - 28)
              .lineTo(at + pair + 5.6, line - 28)
              .stroke()
          }
          if (value === 'rest') {
            doc
              .lineWidth(2.2)
              .strokeColor(INK)
              .path(`M ${at - 2} ${line - 16} l 6 7 q -7 5 0 11 q -8 -2 -5 5`)
              .stroke()
          }
          if (value === 'gap') {
            doc.lineWidth(0.9).dash(3, { space: 2 }).strokeColor(INK)
            doc
              .roundedRect(at - 11, line - 32, 32, 42, 4)
              .stroke()
              .undash()
          }
          beat += value === 'minim' ? 2 : 1
        }
        const end = left + bar
        doc.lineWidth(b === bars.length - 1 ? 3 : 1.2).strokeColor(INK)
        doc
          .moveTo(end, line - 18)
          .lineTo(end, line + 18)
          .stroke()
      })
    },
  }
}

export function colourWheel(setting: Setting, { segments, size }: Of<'colourWheel'>): Piece {
  const { doc, width } = setting
  return {
    height: size + 34,
    draw: (x, y) => {
      const cx = x + width / 2
      const cy = y + size / 2 + 16
      const r = size / 2
      const angle = (i: number): number => ((i - 0.5) / segments.length) * 2 * Math.PI - Math.PI / 2
      segments.forEach(({ label, colour }, i) => {
        const at = (turn: number, radius: number): string =>
          `${cx + radius * Math.cos(turn)} ${cy + radius * Math.sin(turn)}`
        const inner = r * 0.32
        doc
          .lineWidth(1)
          .path(
            `M ${at(angle(i), inner)} L ${at(angle(i), r)} A ${r} ${r} 0 0 1 ${at(angle(i + 1), r)} ` +
              `L ${at(angle(i + 1), inner)} A ${inner} ${inner} 0 0 0 ${at(angle(i), inner)} Z`,
          )
        doc.fillAndStroke(colour, INK)
        const middle = angle(i + 0.5)
        const lx = cx + (r + 14) * Math.cos(middle)
        const ly = cy + (r + 11) * Math.sin(middle) - 7
        const side = Math.cos(middle)
        const offset = Math.abs(side) < 0.3 ? 0 : Math.sign(side) * 52
        const align = offset === 0 ? 'center' : offset > 0 ? 'left' : 'right'
        const layout = layoutText(doc, label, { size: 11, align }, 104)
        drawLayout(doc, layout, lx + offset - 52, ly)
      })
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
