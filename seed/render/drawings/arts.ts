import type { Drawing } from '../../drawing-schema.ts'
import { drawLayout, layoutText } from '../inline.ts'
import type { Piece, Setting } from '../piece.ts'
import { INK } from '../theme.ts'

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>

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
