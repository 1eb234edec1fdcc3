import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isRangeSelection,
  $getSelection,
  REDO_COMMAND,
  UNDO_COMMAND,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { expect, test, vi } from 'vitest'
import type { RichText } from '@kryt/documents/rich-text'
import type { SlotChange } from '../slot/slot-change.ts'
import { formatText, setSize } from './apply-format.ts'
import { slotState, type SlotCalls } from './slot-state.ts'
import { outline, paragraph, stored, testEditor, words } from './test-editor.ts'

function connected(value: RichText | null = stored(paragraph('one'))) {
  const editor = testEditor(null)
  const state = slotState(editor)
  const calls = { onChange: vi.fn<SlotCalls['onChange']>(), onUndo: vi.fn(), onRedo: vi.fn() }
  state.show(value)
  const stop = state.listen(() => calls, 'full')
  return { editor, state, calls, stop }
}

const type = (editor: LexicalEditor, more: string, tag?: string) =>
  editor.update(
    () => {
      const last = $getRoot().getLastChild()
      if ($isElementNode(last)) last.append($createTextNode(more))
    },
    { discrete: true, ...(tag === undefined ? {} : { tag }) },
  )

const kinds = (calls: { onChange: { mock: { calls: [RichText, SlotChange][] } } }) =>
  calls.onChange.mock.calls.map(([, { kind }]) => kind)

test('what the writer changes is reported with its kind; a stored text that comes in is not', () => {
  const { editor, state, calls } = connected()
  type(editor, ' two')
  editor.update(() => $getRoot().append($createParagraphNode().append($createTextNode('three'))), {
    discrete: true,
  })
  editor.update(() => $getRoot().getLastChild()?.remove(), { discrete: true })
  type(editor, ' pasted', 'paste')
  editor.update(() => $getRoot().getAllTextNodes()[0]?.toggleFormat('bold'), { discrete: true })
  expect(kinds(calls)).toEqual(['insert', 'enter', 'delete', 'paste', 'format'])
  state.show(stored(paragraph('from elsewhere')))
  expect(outline(editor)).toBe('paragraph(from elsewhere)')
  expect(calls.onChange).toHaveBeenCalledTimes(5)
})

test('what was reported comes back without touching the editor', () => {
  const { editor, state, calls } = connected()
  type(editor, ' two')
  const before = editor.getEditorState()
  const reported = calls.onChange.mock.calls[0]?.[0] ?? null
  state.show(reported)
  expect(editor.getEditorState()).toBe(before)
  state.show(stored(paragraph('one')))
  expect(outline(editor)).toBe('paragraph(one)')
  expect(calls.onChange).toHaveBeenCalledTimes(1)
})

test('a copy of what was reported comes back, also late, and what was set for the next letter stays', async () => {
  const { editor, state, calls } = connected()
  const copy = (at: number) => structuredClone(calls.onChange.mock.calls[at]?.[0] ?? null)
  editor.update(() => $getRoot().selectStart(), { discrete: true })
  const insert = (letter: string) =>
    editor.update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(letter)
      },
      { discrete: true },
    )
  formatText(editor, 'bold')
  await Promise.resolve()
  insert('a')
  state.show(copy(0))
  insert('b')
  insert('c')
  state.show(copy(1))
  state.show(copy(2))
  formatText(editor, 'italic')
  await Promise.resolve()
  // A copy of its own, as when another field of the form changes.
  state.show(copy(2))
  insert('d')
  const texts = editor.getEditorState().read(() =>
    $getRoot()
      .getAllTextNodes()
      .map((node) => [node.getTextContent(), node.getFormat()]),
  )
  expect(texts).toEqual([
    ['abc', 1],
    ['d', 3],
    ['one', 0],
  ])
})

test('undone before the form has given back what was written, an earlier text is shown', () => {
  const { editor, state, calls } = connected()
  type(editor, ' two')
  type(editor, ' three')
  editor.dispatchCommand(UNDO_COMMAND, undefined)
  state.show(structuredClone(calls.onChange.mock.calls[0]?.[0] ?? null))
  expect(outline(editor)).toBe('paragraph(one two)')
})

test('a caret that is only moved is no change, and ends the group', () => {
  const { editor, calls } = connected()
  type(editor, ' two')
  type(editor, ' three')
  editor.update(() => $getRoot().selectStart(), { discrete: true })
  type(editor, ' four')
  expect(calls.onChange.mock.calls.map(([, { jumped }]) => jumped)).toEqual([true, false, true])
})

test.each([
  ['bold', (editor: LexicalEditor) => formatText(editor, 'bold')],
  ['a size', (editor: LexicalEditor) => setSize(editor, '1.2em')],
])('a look for what is typed next ends the group: %s', async (_name, look) => {
  const { editor, calls } = connected()
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  const insert = (letter: string) =>
    editor.update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(letter)
      },
      { discrete: true },
    )
  insert('a')
  insert('b')
  look(editor)
  // The editor updates in a microtask.
  await Promise.resolve()
  insert('c')
  insert('d')
  expect(calls.onChange.mock.calls.map(([, { jumped }]) => jumped)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('undo and redo lead to the paper, which keeps the history', () => {
  const { editor, calls } = connected()
  expect(editor.dispatchCommand(UNDO_COMMAND, undefined)).toBe(true)
  expect(editor.dispatchCommand(REDO_COMMAND, undefined)).toBe(true)
  expect(calls.onUndo).toHaveBeenCalledOnce()
  expect(calls.onRedo).toHaveBeenCalledOnce()
})

test('a text that comes in while a word is composed waits for its end', async () => {
  const { editor, state } = connected()
  const composing = vi.spyOn(editor, 'isComposing').mockReturnValue(true)
  state.show(stored(paragraph('from elsewhere')))
  expect(outline(editor)).toBe('paragraph(one)')
  composing.mockReturnValue(false)
  editor.getRootElement()?.dispatchEvent(new CompositionEvent('compositionend'))
  await vi.waitFor(() => expect(outline(editor)).toBe('paragraph(from elsewhere)'))
})

test('the caret keeps its place when the text around it is replaced', () => {
  const { editor, state } = connected(stored(paragraph('one'), paragraph('second')))
  editor.getRootElement()?.focus()
  editor.update(() => $getRoot().getAllTextNodes()[1]?.select(3, 3), { discrete: true })
  state.show(stored(paragraph('one more'), paragraph('second')))
  const place = editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection)
      ? [selection.anchor.getNode().getTextContent(), selection.anchor.offset]
      : null
  })
  expect(place).toEqual(['second', 3])
})

test('where the words around the caret are undone, it stands behind what is left', () => {
  const { editor, state } = connected(stored(paragraph('Read ', words('all', { format: 1 }))))
  editor.getRootElement()?.focus()
  editor.update(() => $getRoot().selectEnd(), { discrete: true })
  state.show(stored(paragraph('Read ')))
  const offset = editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) ? selection.anchor.offset : null
  })
  expect(offset).toBe('Read '.length)
})

test('nothing is heard after the listening ends', () => {
  const { editor, calls, stop } = connected()
  stop()
  type(editor, ' two')
  expect(calls.onChange).not.toHaveBeenCalled()
})

test('one line takes no second one and says when Enter is pressed', () => {
  const editor = testEditor(null, 'line')
  const state = slotState(editor)
  const onEnter = vi.fn()
  state.show(stored(paragraph('one '), paragraph(words('two', { format: 1 }))))
  state.listen(() => ({ onChange: () => undefined, onEnter }), 'line')
  editor.update(() => undefined, { discrete: true })
  expect(outline(editor)).toBe('paragraph(one  two)')
  expect(editor.dispatchCommand(KEY_ENTER_COMMAND, null)).toBe(true)
  expect(onEnter).toHaveBeenCalledOnce()
})
