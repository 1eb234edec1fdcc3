import { expect, test } from 'vitest'
import type { RichText } from '@kryt/documents/rich-text'
import { readableState } from './readable-state.ts'
import { outline, paragraph, stored, testEditor, words } from './test-editor.ts'

const read = (value: RichText | null) => {
  const editor = testEditor(value)
  return outline(editor)
}

test('no text, and a text without a paragraph, have one to write in', () => {
  expect(read(null)).toBe('paragraph()')
  expect(read(stored())).toBe('paragraph()')
})

test('a type of node that the editor does not know keeps its words', () => {
  expect(
    read(
      stored(
        { type: 'collapsible', children: [paragraph('Hidden hint')] },
        paragraph({ type: 'sticker', title: 'a star' }, ' for you'),
        { type: 'nothing' },
      ),
    ),
  ).toBe('paragraph(Hidden hint) paragraph(a star for you)')
})

test('words outside a paragraph get one, also in a cell', () => {
  expect(read(stored(words('loose '), words('bold', { format: 1 }), paragraph('next')))).toBe(
    'paragraph(loose  bold) paragraph(next)',
  )
  const cell = { type: 'tablecell', children: [words('in a cell')] }
  const table = { type: 'table', children: [{ type: 'tablerow', children: [cell] }] }
  expect(read(stored(table))).toContain('tablecell(paragraph(in a cell))')
})

test('what is loaded and stored again says the same', () => {
  const editor = testEditor(
    stored({
      type: 'list',
      listType: 'number',
      start: 3,
      children: [{ type: 'listitem', value: 3, children: [words('three')] }],
    }),
  )
  const once = JSON.stringify(editor.getEditorState())
  editor.setEditorState(readableState(editor, JSON.parse(once) as RichText))
  expect(JSON.stringify(editor.getEditorState())).toBe(once)
})
