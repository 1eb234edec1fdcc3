import { drawLayout, layoutText } from './inline.ts'
import type { Piece, Setting } from './piece.ts'
import { INK, SHADE } from './theme.ts'

interface Table {
  readonly head?: readonly string[] | undefined
  readonly rows: readonly (readonly string[])[]
  /** Relative column widths. */
  readonly widths?: readonly number[] | undefined
  readonly rowHeight?: number | undefined
  readonly size?: number
  readonly align?: 'left' | 'center'
}

/** A ruled table, with one piece per row so that it can continue on the next page. */
export function tablePieces(setting: Setting, table: Table): Piece[] {
  const { doc, width } = setting
  const size = table.size ?? setting.size
  const columns = Math.max(...table.rows.map((row) => row.length), table.head?.length ?? 0)
  const shares = table.widths ?? Array.from({ length: columns }, () => 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const columnWidths = shares.map((share) => (share / total) * width)

  const row = (cells: readonly string[], head: boolean, last: boolean): Piece => {
    const layouts = columnWidths.map((columnWidth, i) =>
      layoutText(
        doc,
        cells[i] ?? '',
        {
          size,
          face: head ? 'bold' : 'regular',
          leading: 1.25,
          align: table.align ?? (head && i > 0 ? 'center' : 'left'),
        },
        columnWidth - 12,
      ),
    )
    const content = Math.max(...layouts.map((layout) => layout.height)) + size * 0.75
    const height = head ? content : Math.max(content, table.rowHeight ?? 0)
    return {
      height,
      keep: head,
      gap: last ? size * 0.7 : 0,
      draw: (x, y) => {
        let at = x
        layouts.forEach((layout, i) => {
          const columnWidth = columnWidths[i] ?? 0
          doc.lineWidth(0.8).rect(at, y, columnWidth, height)
          if (head) doc.fillAndStroke(SHADE, INK)
          else doc.strokeColor(INK).stroke()
          drawLayout(doc, layout, at + 6, y + (height - layout.height) / 2)
          at += columnWidth
        })
      },
    }
  }

  return [
    ...(table.head ? [row(table.head, true, false)] : []),
    ...table.rows.map((cells, i) => row(cells, false, i === table.rows.length - 1)),
  ]
}
