import type { RichText, RichTextNode as Node } from '@kryt/documents/rich-text'

/** The properties of every Lexical block. */
const block = { version: 1, direction: 'ltr', format: '', indent: 0 }

const BOLD = 1

/** Text in which *asterisks* mark bold words. */
const words = (text: string): Node[] =>
  text.split('*').map((part, index) => ({
    type: 'text',
    version: 1,
    text: part,
    format: index % 2 === 0 ? 0 : BOLD,
    detail: 0,
    mode: 'normal',
    style: '',
  }))

export const paragraph = (text: string): Node => ({
  ...block,
  type: 'paragraph',
  children: words(text),
})

export const title = (text: string): Node => ({
  ...block,
  type: 'heading',
  tag: 'h2',
  children: words(text),
})

export const list = (listType: 'bullet' | 'number', items: readonly string[]): Node => ({
  ...block,
  type: 'list',
  listType,
  tag: listType === 'number' ? 'ol' : 'ul',
  start: 1,
  children: items.map((text, index) => ({
    ...block,
    type: 'listitem',
    value: index + 1,
    children: words(text),
  })),
})

/** The first row heads the columns. */
export const table = (rows: readonly (readonly string[])[]): Node => ({
  ...block,
  type: 'table',
  children: rows.map((cells, row) => ({
    ...block,
    type: 'tablerow',
    children: cells.map((text) => ({
      ...block,
      type: 'tablecell',
      headerState: row === 0 ? 1 : 0,
      colSpan: 1,
      rowSpan: 1,
      children: [paragraph(text)],
    })),
  })),
})

/** The state of the editor, as its toJSON() gives it. */
export const richText = (...children: Node[]): RichText => ({
  root: { ...block, type: 'root', children },
})
