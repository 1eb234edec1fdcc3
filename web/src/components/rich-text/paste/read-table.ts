import type { RichTextNode } from '@kryt/documents/rich-text'
import { paragraphNode } from './build-nodes.ts'

const isBold = (node: RichTextNode): boolean =>
  node.type === 'text'
    ? (Number(node['format']) & 1) !== 0 || String(node['text']).trim() === ''
    : node.type !== 'linebreak' && (node.children ?? []).every(isBold)

const hasWords = (node: RichTextNode): boolean =>
  (node.type === 'text' && String(node['text']).trim() !== '') ||
  (node.children ?? []).some(hasWords)

const span = (cell: Element, name: string) =>
  Math.min(50, Math.max(1, Number(cell.getAttribute(name) ?? 1) || 1))

/**
 * A table with its merged cells. Its first row heads it when it is marked so, or bold all through, as spreadsheets have it.
 * @param read what stands in a cell
 */
export function readTable(
  table: HTMLTableElement,
  read: (cell: HTMLTableCellElement) => RichTextNode[],
): RichTextNode | null {
  const rows = [...table.rows]
    .map((row) => [...row.cells].map((cell) => ({ cell, children: read(cell) })))
    .filter((cells) => cells.length > 0)
  if (rows.length === 0) return null
  const first = rows[0] ?? []
  const words = first.flatMap(({ children }) => children)
  const headed =
    rows.length > 1 &&
    words.some(hasWords) &&
    (first.every(({ cell }) => cell.tagName === 'TH') || words.every(isBold))
  return {
    type: 'table',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: rows.map((cells, index) => ({
      type: 'tablerow',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: cells.map(({ cell, children }) => ({
        type: 'tablecell',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        headerState: (index === 0 && headed) || cell.tagName === 'TH' ? 1 : 0,
        colSpan: span(cell, 'colspan'),
        rowSpan: span(cell, 'rowspan'),
        backgroundColor: null,
        children: children.length === 0 ? [paragraphNode([])] : children,
      })),
    })),
  }
}
