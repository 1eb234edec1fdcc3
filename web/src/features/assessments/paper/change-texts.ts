import type { RichText, RichTextNode } from '@kryt/documents/rich-text'
import { otherSlot, type Paper, type Text } from './paper.ts'
import { withOutdatedText } from './outdated.ts'
import { isBlankText } from './plain-text.ts'
import { withoutTexts } from './text-slots.ts'

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

export function withText(paper: Paper, slot: string, value: Text | null): Paper {
  const next = value === '' ? null : value
  const before = paper.texts[slot] ?? null
  if (before === next) return paper
  const texts = next === null ? withoutTexts(paper.texts, [slot]) : { ...paper.texts, [slot]: next }
  return { ...paper, texts: withOutdatedText(texts, slot, before, next) }
}

/** Without a text that is no longer meant, in either language. */
export const withoutText = (paper: Paper, slot: string): Paper =>
  withText(withText(paper, slot, null), otherSlot(slot), null)

/** One text below the other. */
export function joinedText(above: Text | undefined, below: Text | undefined): Text | undefined {
  if (below === undefined || isBlankText(below)) return above
  if (above === undefined || isBlankText(above)) return below
  const first = richTextOf(above)
  return {
    root: { ...first.root, children: [...first.root.children, ...richTextOf(below).root.children] },
  }
}
