import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { numberOf } from '@/components/rich-text/view/rich-text-node.ts'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import { columnWidths, headerRows } from '@/components/rich-text/view/table-view.tsx'
import type { Division } from '../pages/sheet-block.ts'
import { cutsBelow, kept } from './cuts.ts'
import { divideLetters } from './divide-letters.ts'
import { lettersIn, lettersOf } from './letters.ts'

const drawn = (text: RichText, child: RichTextNode) => (
  <RichTextView text={{ root: { ...text.root, children: [child] } }} />
)

const isNested = (item: RichTextNode) => (item.children ?? []).some(({ type }) => type === 'list')

/** Between the items of a list, but not between one and the list inside it, nor beside the first or the last alone. */
function divideList(text: RichText, list: RichTextNode): Division {
  const items = list.children ?? []
  const may = (index: number) => {
    const next = items[index + 1]
    return index > 0 && index < items.length - 2 && next !== undefined && !isNested(next)
  }
  return {
    ratherWhole: false,
    measure: (block) => {
      const element = block.querySelector('.paper-text > :is(ol, ul)')
      const cuts = kept(element === null ? [] : cutsBelow(block, [...element.children]), may)
      return {
        cuts: cuts.map(({ at }) => at),
        head: 0,
        placeOf: (cut) => (cuts[cut]?.index ?? 0) + 1,
        columns: [],
      }
    },
    draw: (from, to) => {
      const before = items.slice(0, from ?? 0).filter((item) => !isNested(item)).length
      const start = (numberOf(list, 'start') ?? 1) + before
      return drawn(text, { ...list, start, children: items.slice(from ?? 0, to ?? items.length) })
    },
  }
}

/** How wide the columns of a table are drawn, where a row shows each of them. */
function columnsOf(table: Element): number[] {
  const rows = [...table.querySelectorAll('tr')].map(({ children }) => [...children])
  const widest = Math.max(0, ...rows.map((row) => row.length))
  return (rows.find((cells) => cells.length === widest) ?? []).map(
    (cell) => Math.round(cell.getBoundingClientRect().width * 100) / 100,
  )
}

/** Between the rows of a table that is taller than a page, and that no cell joins; its heading rows are repeated. */
function divideTable(text: RichText, table: RichTextNode): Division {
  const rows = table.children ?? []
  const heads = headerRows(rows)
  const body = rows.slice(heads)
  const may = (index: number) =>
    body
      .slice(0, index + 1)
      .every((row, place) =>
        (row.children ?? []).every((cell) => place + (numberOf(cell, 'rowSpan') ?? 1) <= index + 1),
      )
  return {
    ratherWhole: true,
    measure: (block) => {
      const element = block.querySelector('.paper-text > table')
      const cuts = kept(
        element === null ? [] : cutsBelow(block, [...element.querySelectorAll('tbody > tr')]),
        may,
      )
      return {
        cuts: cuts.map(({ at }) => at),
        head: element?.querySelector('thead')?.getBoundingClientRect().height ?? 0,
        placeOf: (cut) => (cuts[cut]?.index ?? 0) + 1,
        columns: element === null || columnWidths(table).length > 0 ? [] : columnsOf(element),
      }
    },
    draw: (from, to, columns) =>
      drawn(text, {
        ...table,
        ...(columns.length > 0 ? { colWidths: columns } : {}),
        children: [...rows.slice(0, heads), ...body.slice(from ?? 0, to ?? body.length)],
      }),
  }
}

/** Between lines to write on. */
function divideLines(text: RichText, figure: RichTextNode): Division {
  return {
    ratherWhole: true,
    measure: (block) => ({
      cuts: cutsBelow(block, [...block.querySelectorAll('.figure-lines > span')]),
      head: 0,
      placeOf: (cut) => cut + 1,
      columns: [],
    }),
    draw: (from, to) => {
      const count = (to ?? numberOf(figure, 'count') ?? 1) - (from ?? 0)
      return drawn(text, { ...figure, count })
    },
  }
}

/** How a formatted text with one node may go on on the next page; undefined for what stays whole, such as a picture. */
export function divisionOf(text: RichText): Division | undefined {
  const [node] = text.root.children
  switch (node?.type) {
    case 'list':
      return (node.children ?? []).length > 3 ? divideList(text, node) : undefined
    case 'table':
      return divideTable(text, node)
    case 'figure':
      return node['kind'] === 'lines' ? divideLines(text, node) : undefined
    case 'paragraph':
    case 'quote':
    case 'code':
      return divideLetters('.paper-text > :is(p, blockquote, pre)', lettersIn(node), (from, to) =>
        drawn(text, lettersOf(node, from, to)),
      )
    default:
      return undefined
  }
}
