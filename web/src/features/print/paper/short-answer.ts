import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { isBlank, textOf, wordsOf } from '@/components/rich-text/view/rich-text-node.ts'

/** So many letters are read at a glance. */
const most = 60

/** Whether answers of a line each are short. */
export const areShort = (answers: readonly string[]): boolean =>
  answers.every((one) => one.length <= most)

/** A line between two alternatives. */
const isOr = (line: string) => /^(?:or|of)$/i.test(line.trim())

/** The words of a paragraph that has nothing but words; null for any other block. */
function lineOf({ type, children = [] }: RichTextNode): string | null {
  if (type !== 'paragraph' || children.some((child) => child.type !== 'text')) return null
  return children.map(wordsOf).join('')
}

/**
 * Whether a typed answer is a line that the marker compares: one in each language, or several with "or" between them. Lines
 * below each other are a list of what earns marks, and no short answer.
 */
export function isShortAnswer({ root }: RichText): boolean {
  const blocks = root.children.filter((child) => !isBlank({ root: { ...root, children: [child] } }))
  const languageOf = (block: RichTextNode) => textOf(block, 'lang')
  return [...new Set(blocks.map(languageOf))].every((language) => {
    const lines = blocks.filter((block) => languageOf(block) === language).map(lineOf)
    const answers = lines.filter((line) => line === null || !isOr(line))
    return (
      answers.every((line) => line !== null && areShort([line])) &&
      lines.length === 2 * answers.length - 1
    )
  })
}
