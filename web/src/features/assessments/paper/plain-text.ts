import { figureOf, type Figure } from '@/components/rich-text/view/figures/figure.ts'
import { isBlank, wordsOf } from '@/components/rich-text/view/rich-text-node.ts'
import type { RichTextNode } from '@kryt/documents/rich-text'
import type { Text } from './paper.ts'

const figureWords = (figure: Figure | null): string => {
  if (figure?.kind === 'match') return [...figure.left, ...figure.right].join('\n')
  return figure?.kind === 'options' ? figure.items.join('\n') : ''
}

/** What stands in one line with its neighbours; cells, items and paragraphs have lines of their own. */
const inLine = new Set(['text', 'tab', 'linebreak', 'link', 'autolink', 'equation', 'image'])

const lineOf = (node: RichTextNode): string => {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'figure') return figureWords(figureOf(node))
  const { children } = node
  if (children === undefined) return wordsOf(node)
  return children.map(lineOf).join(children.every(({ type }) => inLine.has(type)) ? '' : '\n')
}

/** The words of a text, a line for each paragraph, for searching and for short descriptions. */
export const plainText = (text: Text | null | undefined): string =>
  text === null || text === undefined
    ? ''
    : typeof text === 'string'
      ? text
      : text.root.children.map(lineOf).join('\n')

/** Whether there is nothing to read or see; an editor that was opened and left holds an empty paragraph. */
export const isBlankText = (text: Text | null | undefined): boolean =>
  typeof text === 'string' ? text.trim() === '' : isBlank(text)
