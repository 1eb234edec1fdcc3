import { $createRangeSelection, $getRoot, $setSelection, type LexicalEditor } from 'lexical'
import { expect, test } from 'vitest'
import type { RichTextNode } from '@kryt/documents/rich-text'
import { clearFormat, setBlock, setFont, setList, setSize } from './apply-format.ts'
import { outline, paragraph, stored, testEditor, words } from './test-editor.ts'
import { readCaretFormat } from './text-format.ts'

const selectAll = (editor: LexicalEditor) =>
  editor.update(
    () => {
      const selection = $createRangeSelection()
      const texts = $getRoot().getAllTextNodes()
      selection.anchor.set(texts[0]?.getKey() ?? '', 0, 'text')
      selection.focus.set(texts.at(-1)?.getKey() ?? '', 3, 'text')
      $setSelection(selection)
    },
    { discrete: true },
  )

/** Waits for the updates that the actions leave to the next microtask. */
const settled = () => Promise.resolve()

const nodes = (editor: LexicalEditor) =>
  editor.getEditorState().toJSON().root.children as unknown as RichTextNode[]

test('letters and Roman numerals are kept with the list, and told where the caret stands', async () => {
  const editor = testEditor(stored(paragraph('one'), paragraph('two')))
  selectAll(editor)
  setList(editor, 'upper-roman')
  await settled()
  expect(outline(editor)).toBe('list(listitem(one) listitem(two))')
  expect(nodes(editor)[0]).toMatchObject({ listType: 'number', $: { marker: 'upper-roman' } })
  expect(readCaretFormat(editor).list).toBe('upper-roman')
  expect(editor.getRootElement()?.querySelector('ol')?.dataset['marker']).toBe('upper-roman')
  setList(editor, 'bullet')
  await settled()
  expect(readCaretFormat(editor).list).toBe('bullet')
  setList(editor, null)
  await settled()
  expect(outline(editor)).toBe('paragraph(one) paragraph(two)')
})

test('a stored marker is shown when a text is loaded', () => {
  const editor = testEditor(
    stored({
      type: 'list',
      listType: 'number',
      start: 1,
      $: { marker: 'lower-alpha' },
      children: [{ type: 'listitem', value: 1, children: [words('one')] }],
    }),
  )
  expect(editor.getRootElement()?.querySelector('ol')?.dataset['marker']).toBe('lower-alpha')
})

test('font, size and heading are set, told and taken off', async () => {
  const editor = testEditor(stored(paragraph('one')))
  selectAll(editor)
  setFont(editor, 'Arial')
  setSize(editor, '1.2em')
  setBlock(editor, 'h3')
  await settled()
  expect(readCaretFormat(editor)).toMatchObject({ font: 'Arial', size: '1.2em', block: 'h3' })
  setFont(editor, '')
  await settled()
  expect(readCaretFormat(editor)).toMatchObject({ font: '', size: '1.2em' })
  clearFormat(editor)
  await settled()
  selectAll(editor)
  clearFormat(editor)
  await settled()
  expect(readCaretFormat(editor).size).toBe('')
})
