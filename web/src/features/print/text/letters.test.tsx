import { render } from '@testing-library/react'
import { array, assert, constantFrom, integer, property, record, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import type { RichTextNode } from '@kryt/documents/rich-text'
import { RichTextView } from '@/components/rich-text/view/rich-text-view.tsx'
import { leavesOf, lengthOf, lettersIn, lettersOf } from './letters.ts'

const words = record({ type: constantFrom('text'), text: string(), format: constantFrom(0, 1, 9) })
const single = constantFrom<RichTextNode>(
  { type: 'linebreak' },
  { type: 'tab' },
  { type: 'equation', equation: '\\frac12', inline: true },
  { type: 'image', src: 'papers/a.png', altText: 'A map' },
)
const link = array(words, { maxLength: 3 }).map((children): RichTextNode => ({
  type: 'link',
  url: 'https://kryt.example',
  children,
}))
const paragraph = array(tuple(words, single, link), { maxLength: 5 }).map((all): RichTextNode => ({
  type: 'paragraph',
  children: all.flat(),
}))

/** The texts of a node in a row; what is no text as a sign of its own. */
const spelled = (node: RichTextNode): string =>
  node.children?.map(spelled).join('') ?? (typeof node['text'] === 'string' ? node['text'] : '#')

test('a text that is cut anywhere has all its letters once, in order', () => {
  assert(
    property(paragraph, integer({ min: 0 }), (text, anywhere) => {
      const length = lettersIn(text)
      const place = anywhere % (length + 1)
      const parts = [lettersOf(text, 0, place), lettersOf(text, place, length)]
      expect(parts.map(lettersIn)).toEqual([place, length - place])
      expect(parts.map(spelled).join('')).toBe(spelled(text))
    }),
  )
})

test('the stored text and the drawn one have the same letters', () => {
  assert(
    property(paragraph, (text) => {
      const { container, unmount } = render(
        <RichTextView text={{ root: { type: 'root', children: [text] } }} />,
      )
      const drawn = container.querySelector('p') ?? document.body
      expect(lengthOf(leavesOf(drawn))).toBe(lettersIn(text))
      unmount()
    }),
    { numRuns: 50 },
  )
})
