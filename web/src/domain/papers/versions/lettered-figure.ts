import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

/** Where a figure keeps the entries that the paper gives letters to. */
const listOf: Record<string, string> = { match: 'right', options: 'items' }

/** A column to match or options between the words of a text. */
export interface LetteredFigure {
  node: RichTextNode
  /** The property with its entries. */
  list: string
  entries: readonly unknown[]
}

/** All of them in a text. */
export function letteredFigures(text: RichText | null | undefined): LetteredFigure[] {
  const found: LetteredFigure[] = []
  const walk = (node: RichTextNode) => {
    const kind = node['kind']
    const list = node.type === 'figure' && typeof kind === 'string' ? listOf[kind] : undefined
    const entries: unknown = list === undefined ? undefined : node[list]
    if (list !== undefined && Array.isArray(entries)) found.push({ node, list, entries })
    for (const child of node.children ?? []) walk(child)
  }
  if (text) walk(text.root)
  return found
}

const mapped = (node: RichTextNode, change: (node: RichTextNode) => RichTextNode): RichTextNode => {
  const next = change(node)
  return next.children === undefined
    ? next
    : { ...next, children: next.children.map((child) => mapped(child, change)) }
}

/** A text with each of its nodes changed. */
export const withNodes = (
  { root }: RichText,
  change: (node: RichTextNode) => RichTextNode,
): RichText => ({
  root: { ...root, children: root.children.map((child) => mapped(child, change)) },
})
