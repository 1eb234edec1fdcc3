import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { isBlank } from '@/components/rich-text/view/rich-text-node.ts'

/** What is read together with the line above it. */
const belongsBelow = ['list', 'table', 'image', 'figure']

const holdsPicture = (node: RichTextNode): boolean =>
  belongsBelow.includes(node.type) || (node.children ?? []).some(({ type }) => type === 'image')

/**
 * A formatted text in pieces between which a page may end: paragraphs, lists, tables and pictures, each whole.
 * @returns each with how much it should stay with the piece after it; none for a blank text
 */
export function textPieces(
  text: RichText | null | undefined,
): { text: RichText; withNext: true | 'rather' }[] {
  if (text === null || text === undefined || isBlank(text)) return []
  const { root } = text
  return root.children.map((child, index) => {
    const next = root.children[index + 1]
    return {
      text: { root: { ...root, children: [child] } },
      // The last piece stands with the first part of the question.
      withNext:
        next === undefined || (child.type !== 'table' && holdsPicture(next)) ? true : 'rather',
    }
  })
}
