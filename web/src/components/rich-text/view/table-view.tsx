import type { RichTextNode } from '@kryt/documents/rich-text'
import type { ReactNode } from 'react'
import { numberOf, textOf } from './rich-text-node.ts'

/** Lexical's bits of a cell: 1 is a heading of its column, 2 of its row. */
const headerStateOf = (cell: RichTextNode) => numberOf(cell, 'headerState') ?? 0

const cellsOf = (row: RichTextNode | undefined) => row?.children ?? []

/** Whether a table has more columns than fit on the paper without breaking words. */
const isWide = (rows: readonly RichTextNode[]) => rows.some((row) => cellsOf(row).length > 6)

/** How many rows at the top are headings all through; printers repeat them on each page. */
export function headerRows(rows: readonly RichTextNode[]): number {
  const heads = rows.findIndex(
    (row) =>
      cellsOf(row).length === 0 || cellsOf(row).some((cell) => (headerStateOf(cell) & 1) === 0),
  )
  if (heads <= 0) return 0
  // A cell that reaches down into the body cannot stand in a head of its own.
  const fits = rows
    .slice(0, heads)
    .every((row, index) =>
      cellsOf(row).every((cell) => index + (numberOf(cell, 'rowSpan') ?? 1) <= heads),
    )
  return fits ? heads : 0
}

/** The widths of the columns in per cent, or none when they are not stored for every column. */
export function columnWidths(table: RichTextNode): number[] {
  const widths: unknown = table['colWidths']
  const columns = Math.max(
    0,
    ...(table.children ?? []).map((row) =>
      cellsOf(row).reduce((sum, cell) => sum + (numberOf(cell, 'colSpan') ?? 1), 0),
    ),
  )
  if (!Array.isArray(widths) || widths.length !== columns) return []
  const all = widths.map((width) => (typeof width === 'number' && width > 0 ? width : 0))
  const sum = all.reduce((total, width) => total + width, 0)
  return sum === 0 || all.includes(0) ? [] : all.map((width) => (100 * width) / sum)
}

export function TableView({
  node,
  draw,
}: {
  node: RichTextNode
  draw: (nodes: readonly RichTextNode[]) => ReactNode
}) {
  const rows = node.children ?? []
  const heads = headerRows(rows)
  const widths = columnWidths(node)
  return (
    <table
      className={isWide(rows) ? 'wide' : undefined}
      lang={textOf(node, 'lang')}
      style={widths.length === 0 ? undefined : { tableLayout: 'fixed' }}
    >
      {widths.length > 0 && (
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={{ width: `${width.toFixed(2)}%` }} />
          ))}
        </colgroup>
      )}
      {heads > 0 && <thead>{draw(rows.slice(0, heads))}</thead>}
      <tbody>{draw(rows.slice(heads))}</tbody>
    </table>
  )
}

export function CellView({ node, children }: { node: RichTextNode; children: ReactNode }) {
  const state = headerStateOf(node)
  const Tag = state === 0 ? 'td' : 'th'
  return (
    <Tag
      colSpan={numberOf(node, 'colSpan') ?? 1}
      rowSpan={numberOf(node, 'rowSpan') ?? 1}
      {...(state === 0 ? {} : { scope: (state & 1) === 0 ? 'row' : 'col' })}
    >
      {children}
    </Tag>
  )
}
