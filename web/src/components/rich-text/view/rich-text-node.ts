import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

/** A property of a node if it is a text. */
export const textOf = (node: RichTextNode, key: string): string | undefined => {
  const value = node[key]
  return typeof value === 'string' ? value : undefined
}

export const numberOf = (node: RichTextNode, key: string): number | undefined => {
  const value = node[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Properties in which unknown node types may keep their text, the likeliest first. */
const sayings = ['text', 'equation', 'altText', 'caption', 'title', 'label', 'value', 'url']

/** The text of a node without children. */
export const wordsOf = (node: RichTextNode): string =>
  sayings.map((key) => textOf(node, key)).find((words) => words !== undefined) ?? ''

/** Whether there is nothing to read or see; an editor that was opened and left stores an empty paragraph. */
export function isBlank(text: RichText | null | undefined): boolean {
  const says = (node: RichTextNode): boolean =>
    ['image', 'figure', 'horizontalrule', 'table'].includes(node.type) ||
    wordsOf(node).trim() !== '' ||
    (node.children ?? []).some(says)
  return text === null || text === undefined || !text.root.children.some(says)
}
