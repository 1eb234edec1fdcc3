import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { richTextSchema, type RichTextNode } from '@kryt/documents/rich-text'
import { isBlank } from './rich-text-node.ts'
import { RichTextView } from './rich-text-view.tsx'

const state = (...children: RichTextNode[]) =>
  richTextSchema.parse({ root: { type: 'root', children } })
const text = (words: string, format = 0): RichTextNode => ({ type: 'text', text: words, format })
const shown = (...children: RichTextNode[]) =>
  render(<RichTextView text={state(...children)} />).container.firstElementChild?.innerHTML

test('formats can be nested, such as bold and underlined', () => {
  expect(
    shown({ type: 'paragraph', children: [text('H', 0), text('2', 32), text('O', 1 | 8)] }),
  ).toBe('<p>H<sub>2</sub><strong><u>O</u></strong></p>')
})

test('lists, and a list inside a list', () => {
  const item = (value: number, ...children: RichTextNode[]): RichTextNode => ({
    type: 'listitem',
    value,
    children,
  })
  const inner = { type: 'list', listType: 'bullet', children: [item(1, text('deep'))] }
  expect(
    shown({
      type: 'list',
      listType: 'number',
      start: 3,
      children: [item(3, text('three')), item(4, inner)],
    }),
  ).toBe(
    '<ol start="3"><li value="3">three</li><li value="4" class="nested"><ul><li value="1">deep</li></ul></li></ol>',
  )
})

test('a table is a real table with its headings and merged cells', () => {
  const cell = (words: string, more: object = {}): RichTextNode => ({
    type: 'tablecell',
    headerState: 0,
    children: [{ type: 'paragraph', children: [text(words)] }],
    ...more,
  })
  expect(
    shown({
      type: 'table',
      children: [
        { type: 'tablerow', children: [cell('Month', { headerState: 1 }), cell('mm')] },
        { type: 'tablerow', children: [cell('Total', { colSpan: 2, headerState: 2 })] },
      ],
    }),
  ).toBe(
    '<table><tbody><tr><th colspan="1" rowspan="1" scope="col"><p>Month</p></th><td colspan="1" rowspan="1"><p>mm</p></td></tr>' +
      '<tr><th colspan="2" rowspan="1" scope="row"><p>Total</p></th></tr></tbody></table>',
  )
})

test('alignment and indent of a paragraph are kept', () => {
  const html = shown({ type: 'paragraph', format: 'center', indent: 1, children: [text('x')] })
  expect(html).toContain('text-align: center')
  expect(html).toContain('padding-inline-start: 2em')
})

test('an unknown node type keeps its text', () => {
  expect(
    shown(
      { type: 'collapsible', children: [{ type: 'paragraph', children: [text('Hidden hint')] }] },
      { type: 'paragraph', children: [{ type: 'equation', equation: 'x^2' }, text(' is square')] },
      { type: 'link', url: 'https://kryt.example', children: [text('our site')] },
      { type: 'nothing' },
    ),
  ).toBe(
    '<p>Hidden hint</p><p><span role="math" aria-label="x squared" class="paper-formula" data-formula="waiting">x^2</span> is square</p>our site',
  )
})

test('pictures must be in our storage or pasted; of others the description is shown', () => {
  const html = shown(
    {
      type: 'image',
      src: 'http://127.0.0.1:54321/storage/v1/object/public/images/Papers/x.png',
      altText: 'A fraction wall',
      width: 300,
    },
    { type: 'image', src: 'https://elsewhere.example/spy.png', altText: 'A rain gauge' },
  )
  expect(html).toContain('alt="A fraction wall" width="300"')
  expect(html).not.toContain('elsewhere')
  expect(html).toContain('A rain gauge')
})

test('typed markup is shown as text', () => {
  expect(shown({ type: 'paragraph', children: [text('<b onclick=x>')] })).toBe(
    '<p>&lt;b onclick=x&gt;</p>',
  )
})

test('an editor that was opened and left is blank', () => {
  expect(isBlank(null)).toBe(true)
  expect(isBlank(state({ type: 'paragraph', children: [text('  ')] }))).toBe(true)
  expect(isBlank(state({ type: 'paragraph', children: [text('x')] }))).toBe(false)
  expect(isBlank(state({ type: 'image', src: 'x' }))).toBe(false)
})
