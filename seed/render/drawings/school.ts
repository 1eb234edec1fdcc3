import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { INK, LINE, MUTED, SHADE, mix } from '../theme.ts'
import { centred } from './centred.ts'
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
