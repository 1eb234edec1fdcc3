import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { isBlank } from '@/components/rich-text/view/rich-text-node.ts'

/** What is read together with the line above it. */
const belongsBelow = ['list', 'table', 'image', 'figure']

const holdsPicture = (node: RichTextNode): boolean =>
  belongsBelow.includes(node.type) || (node.children ?? []).some(({ type }) => type === 'image')

const between = (child: RichTextNode, next: RichTextNode) =>
  child.type !== 'table' && holdsPicture(next) ? true : 'rather'

/**
 * The last piece stands with the first part of the question. A picture or table that fills a part of the page may stand
 * before it alone, where the page would otherwise stay empty.
 */
const beforeParts = (child: RichTextNode) => (holdsPicture(child) ? 'mostly' : true)

/**
 * A formatted text in pieces between which a page may end: paragraphs, lists, tables and pictures, each whole.
 * @returns each with how much it should stay with the piece after it; none for a blank text
 */
export function textPieces(
  text: RichText | null | undefined,
): { text: RichText; withNext: true | 'mostly' | 'rather' }[] {
  if (text === null || text === undefined || isBlank(text)) return []
  const { root } = text
  const saysSomething = (child: RichTextNode) => !isBlank({ root: { ...root, children: [child] } })
  // The editor keeps an empty line below a table or a figure, to go on in; on paper it would tear both from what follows.
  const children = root.children.slice(0, root.children.findLastIndex(saysSomething) + 1)
  return children.map((child, index) => {
    const next = children[index + 1]
    return {
      text: { root: { ...root, children: [child] } },
      withNext: next === undefined ? beforeParts(child) : between(child, next),
    }
  })
}
