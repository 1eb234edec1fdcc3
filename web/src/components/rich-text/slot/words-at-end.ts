import type { RichText, RichTextNode } from '@kryt/documents/rich-text'

const block = { version: 1, direction: null, format: '', indent: 0 }

const text = (words: string): RichTextNode => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})

const paragraph = (words: string): RichTextNode => ({
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: words === '' ? [] : [text(words)],
})

/** A text with words at its end, as its editor would have written them; a line break among them begins a paragraph. */
export function wordsAtEnd(value: RichText | null, words: string): RichText {
  const [first = '', ...others] = words.split('\n')
  const blocks = value?.root.children ?? []
  const last = blocks.at(-1)
  const below = others.map(paragraph)
  const children =
    last?.type === 'paragraph' && first !== ''
      ? [
          ...blocks.slice(0, -1),
          { ...last, children: [...(last.children ?? []), text(first)] },
          ...below,
        ]
      : [...blocks, ...(first === '' ? [] : [paragraph(first)]), ...below]
  return { root: { ...block, type: 'root', ...value?.root, children } }
}
