import type { RichTextNode } from '@kryt/documents/rich-text'
import type { ItemMark } from './list-marks.ts'

export const textNode = (text: string, format: number): RichTextNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

const block = { version: 1, direction: null, indent: 0 }

export const paragraphNode = (children: RichTextNode[], format = ''): RichTextNode => ({
  ...block,
  type: 'paragraph',
  format,
  children,
})

export const headingNode = (
  level: number,
  children: RichTextNode[],
  format = '',
): RichTextNode => ({
  ...block,
  type: 'heading',
  tag: `h${Math.min(6, Math.max(1, level))}`,
  format,
  children,
})

/** An item of a list before the lists are built: how deep it stands, and what its mark says. */
export interface FlatItem {
  depth: number
  mark: ItemMark
  children: RichTextNode[]
}

const listOf = ({ kind, start }: ItemMark): RichTextNode & { children: RichTextNode[] } => ({
  ...block,
  type: 'list',
  format: '',
  listType: kind === 'bullet' ? 'bullet' : 'number',
  tag: kind === 'bullet' ? 'ul' : 'ol',
  start: kind === 'bullet' ? 1 : start,
  ...(kind === 'bullet' ? {} : { $: { marker: kind } }),
  children: [],
})

const itemOf = (value: number, children: RichTextNode[]): RichTextNode => ({
  ...block,
  type: 'listitem',
  format: '',
  value,
  children,
})

/** Lists within lists, as Lexical keeps them: a deeper list stands in an item of its own. */
export function listsOf(items: readonly FlatItem[]): RichTextNode[] {
  const lists: RichTextNode[] = []
  let open: { depth: number; kind: string; list: RichTextNode & { children: RichTextNode[] } }[] =
    []
  for (const { depth, mark, children } of items) {
    open = open.filter((one) => one.depth <= depth)
    let last = open.at(-1)
    // Another kind of mark at the same depth is another list.
    if (last !== undefined && last.depth === depth && last.kind !== mark.kind) {
      open.pop()
      last = open.at(-1)
    }
    if (last === undefined || last.depth < depth) {
      const list = listOf(mark)
      if (last === undefined) lists.push(list)
      else last.list.children.push(itemOf(last.list.children.length + 1, [list]))
      last = { depth, kind: mark.kind, list }
      open.push(last)
    }
    const start = Number(last.list['start'] ?? 1)
    last.list.children.push(itemOf(start + last.list.children.length, children))
  }
  return lists
}
