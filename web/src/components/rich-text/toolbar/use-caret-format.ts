import type { EditorState, LexicalEditor } from 'lexical'
import { useCallback, useSyncExternalStore } from 'react'
import { focusedEditor, type FocusedEditor } from '../editor/focused-editor.ts'
import { isSameFormat, noFormat, readCaretFormat, type CaretFormat } from '../editor/text-format.ts'

/** The editor that the toolbar works on. */
export const useFocusedEditor = (): FocusedEditor | null =>
  useSyncExternalStore(focusedEditor.subscribe, focusedEditor.get)

/** One reading for each state of an editor, because React compares what it gets. */
const known = new WeakMap<EditorState, CaretFormat>()

const last = new WeakMap<LexicalEditor, CaretFormat>()

/** A letter changes the state and mostly no format; the same one is the same object, so that the toolbar is not drawn again. */
function formatOf(editor: LexicalEditor): CaretFormat {
  const state = editor.getEditorState()
  const seen = known.get(state)
  if (seen !== undefined) return seen
  const before = last.get(editor)
  const now = readCaretFormat(editor)
  const read = before !== undefined && isSameFormat(before, now) ? before : now
  known.set(state, read)
  last.set(editor, read)
  return read
}

/** The format where the caret stands, now and whenever it changes. */
export function useCaretFormat(editor: LexicalEditor | undefined): CaretFormat {
  const subscribe = useCallback(
    (listener: () => void) => editor?.registerUpdateListener(listener) ?? (() => undefined),
    [editor],
  )
  return useSyncExternalStore(subscribe, () => (editor === undefined ? noFormat : formatOf(editor)))
}
