import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { figureOf, type Figure } from '@/components/rich-text/view/figures/figure.ts'
import { isBlank, wordsOf } from '@/components/rich-text/view/rich-text-node.ts'
import { otherSlot, type Paper, type Text } from './paper.ts'

const block = { version: 1, direction: null, format: '', indent: 0 }

const words = (text: string): RichTextNode[] =>
  text === ''
    ? []
    : [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }]

/** Plain lines as the document that the editor of formatted text would write. */
export const documentOf = (text: string): RichText => ({
  root: {
    ...block,
    type: 'root',
    children: text.split('\n').map((line) => ({
      ...block,
      type: 'paragraph',
      textFormat: 0,
      textStyle: '',
      children: words(line),
    })),
  },
})

export const richTextOf = (text: Text): RichText =>
  typeof text === 'string' ? documentOf(text) : text

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

export function withText(paper: Paper, slot: string, value: Text | null): Paper {
  const next = value === '' ? null : value
  if ((paper.texts[slot] ?? null) === next) return paper
  return {
    ...paper,
    texts: next === null ? withoutTexts(paper.texts, [slot]) : { ...paper.texts, [slot]: next },
  }
}

/** Without a text that is no longer meant, in either language. */
export const withoutText = (paper: Paper, slot: string): Paper =>
  withText(withText(paper, slot, null), otherSlot(slot), null)

/** Without the texts of what was removed. */
export function withoutTexts(texts: Paper['texts'], removed: readonly string[]): Paper['texts'] {
  if (!removed.some((slot) => slot in texts)) return texts
  return Object.fromEntries(Object.entries(texts).filter(([slot]) => !removed.includes(slot)))
}

/** The texts of what was copied and, beside them, of its copy. @param to slots in the same order */
export function withCopiedTexts(
  texts: Paper['texts'],
  from: readonly string[],
  to: readonly string[],
): Paper['texts'] {
  const copied = from.flatMap((slot, place) => {
    const text = texts[slot]
    const copy = to[place]
    return text === undefined || copy === undefined ? [] : [[copy, text] as const]
  })
  return copied.length === 0 ? texts : { ...texts, ...Object.fromEntries(copied) }
}

/** One text below the other. */
export function joinedText(above: Text | undefined, below: Text | undefined): Text | undefined {
  if (below === undefined || isBlankText(below)) return above
  if (above === undefined || isBlankText(above)) return below
  const first = richTextOf(above)
  return {
    root: { ...first.root, children: [...first.root.children, ...richTextOf(below).root.children] },
  }
}
