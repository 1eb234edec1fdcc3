import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

const bold = 1

/** LaTeX without what says nothing: braces around one sign, spaces, and brackets that grow. */
const plainLatex = (latex: string) =>
  latex
    .replaceAll(/\\left|\\right|\\,|\s/g, '')
    .replaceAll('{,}', ',')
    .replaceAll(/\{([\da-zA-Z])\}/g, '$1')

/** The words of a line, with *asterisks* around bold ones, as the papers are written down. */
export const wordsIn = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      const text = typeof node['text'] === 'string' ? node['text'] : ''
      return node['format'] === bold && text !== '' ? `*${text}*` : text
    })
    .join('')
    .replaceAll('**', '')

function lineOf(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'equation')
        return `$${plainLatex(String(node['equation']))}$${node['inline'] === true ? '' : ' on its own line'}`
      if (node.type === 'image')
        return `picture ${String(node['width'])} px: ${String(node['altText'])}`
      return wordsIn([node])
    })
    .join('')
    .replaceAll('**', '')
}

function blockOf(node: RichTextNode): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return `${String(node['tag'])}: ${lineOf(children)}`
    case 'list':
      return `${String(node['listType'])}: ${children.map((item) => lineOf(item.children ?? [])).join(' | ')}`
    case 'table':
      return children
        .map((row) =>
          (row.children ?? [])
            .map(
              (cell) =>
                `${cell['headerState'] === 1 ? 'head ' : ''}${blocksOf(cell.children ?? []).join(' / ')}`,
            )
            .join(' | '),
        )
        .join('\n')
    case 'figure':
      return Object.entries(node)
        .filter(([property]) => property !== 'type' && property !== 'version')
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([property, value]) => `${property}: ${JSON.stringify(value)}`)
        .join(', ')
    default:
      return `${node['format'] === 'center' ? 'centred: ' : ''}${lineOf(children)}`
  }
}

const blocksOf = (nodes: readonly RichTextNode[]) => nodes.map(blockOf)

/** What a formatted text says, in lines that can be compared. The empty line below a last table or figure says nothing. */
export function told(text: RichText | string | null | undefined): string[] {
  if (text === null || text === undefined) return []
  if (typeof text === 'string') return [text]
  const lines = blocksOf(text.root.children)
  while (lines.at(-1) === '' || lines.at(-1) === 'centred: ') lines.pop()
  return lines
}
