import type { Work } from '../work-schema.ts'
import { drawLayout, layoutText } from './inline.ts'
import { type Piece, type Setting, gridPieces, itemLabel } from './piece.ts'
import { LINE } from './theme.ts'

export type Of<K extends Work['kind']> = Extract<Work, { kind: K }>

/** Width of the column for item numbers. */
export const gutter = (setting: Setting): number => (setting.numbering === 'decimal' ? 34 : 22)

interface CellOptions {
  readonly columns?: number
  readonly leading?: number
  /** The marks, shown as `(2)` at the right edge. */
  readonly marks?: (index: number) => number | null
  readonly lines?: (index: number) => number
  readonly gap?: number
}

/** Numbered texts in columns, each with its writing lines and its marks at the right edge. */
export function numbered(
  setting: Setting,
  question: number,
  texts: readonly string[],
  options: CellOptions = {},
): Piece[] {
  const { doc, width, size } = setting
  const left = gutter(setting)
  const wanted = options.columns ?? 1
  // Rather fewer columns than a sum on two lines.
  const columns =
    [wanted, wanted - 1, wanted - 2].find(
      (count) =>
        count <= 1 ||
        texts.every(
          (text) => layoutText(doc, text, { size }, 9999).width <= width / count - left - 6,
        ),
    ) ?? 1
  const columnWidth = width / columns
  const cells = texts.map((text, index) => {
    const marks = options.marks?.(index) ?? null
    const markWidth = marks === null ? 0 : 30
    const layout = layoutText(
      doc,
      text,
      { size, leading: options.leading ?? 1.4 },
      columnWidth - left - markWidth - (columns > 1 ? 5 : 0),
    )
    const lines = options.lines?.(index) ?? 0
    const lineGap = size * 1.95 * setting.spacing
    const height = layout.height + lines * lineGap + (lines > 0 ? 3 : 0)
    return {
      height,
      draw: (x: number, y: number) => {
        const label = layoutText(
          doc,
          itemLabel(setting, question, index),
          { size, leading: options.leading ?? 1.4 },
          left,
        )
        const tallFirst = layout.lines[0]?.tall ?? false
        drawLayout(doc, label, x, y + (tallFirst ? size * 0.33 : 0))
        drawLayout(doc, layout, x + left, y)
        for (let line = 1; line <= lines; line += 1) {
          const at = y + layout.height + line * lineGap - 3
          doc.lineWidth(0.6).strokeColor(LINE)
          doc
            .moveTo(x + left, at)
            .lineTo(x + columnWidth - markWidth, at)
            .stroke()
        }
        if (marks !== null) {
          const mark = layoutText(doc, `(${marks})`, { size, align: 'right' }, 28)
          const bottom = y + height - mark.height
          drawLayout(
            doc,
            mark,
            x + columnWidth - 28 - (columns > 1 ? 14 : 0),
            lines > 0 ? bottom : y + layout.height - mark.height,
          )
        }
      },
    }
  })
  return gridPieces(cells, columns, columnWidth, options.gap ?? size * 0.62)
}
