import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

/** What a node keeps under a name, when it is of the kind that is asked for. */
export const textOf = (node: RichTextNode, key: string): string | undefined => {
  const value = node[key]
  return typeof value === 'string' ? value : undefined
}

export const numberOf = (node: RichTextNode, key: string): number | undefined => {
  const value = node[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Where nodes of types that nobody here knows keep what they say, likeliest first. */
const sayings = ['text', 'equation', 'altText', 'caption', 'title', 'label', 'value', 'url']

/** The words of a node without children. */
export const wordsOf = (node: RichTextNode): string =>
  sayings.map((key) => textOf(node, key)).find((words) => words !== undefined) ?? ''

/** Whether there is anything to read or look at; an editor that was opened and left keeps an empty paragraph. */
export function isBlank(text: RichText | null | undefined): boolean {
  const says = (node: RichTextNode): boolean =>
    ['image', 'horizontalrule', 'table'].includes(node.type) ||
    wordsOf(node).trim() !== '' ||
    (node.children ?? []).some(says)
  return text === null || text === undefined || !text.root.children.some(says)
}
