import { act, renderHook } from '@testing-library/react'
import { $getRoot, $isRangeSelection, $getSelection } from 'lexical'
import { expect, test } from 'vitest'
import { paragraph, stored, testEditor } from '../editor/test-editor.ts'
import { useCaretFormat } from './use-caret-format.ts'

test('a letter leaves the format as the same object, so that the toolbar is not drawn again; another format is another', () => {
  const editor = testEditor(stored(paragraph('Name two')))
  const edit = (change: () => void) => act(() => editor.update(change, { discrete: true }))
  edit(() => $getRoot().selectEnd())
  const { result } = renderHook(() => useCaretFormat(editor))
  const before = result.current
  edit(() => $getSelection()?.insertText('x'))
  expect(result.current).toBe(before)
  edit(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection)) selection.toggleFormat('bold')
  })
  expect(result.current.formats).toContain('bold')
})
