import type { EditorState, LexicalEditor } from 'lexical'
import { useCallback, useSyncExternalStore } from 'react'
import { focusedEditor, type FocusedEditor } from '../editor/focused-editor.ts'
import { noFormat, readCaretFormat, type CaretFormat } from '../editor/text-format.ts'

/** The editor that the toolbar works on. */
export const useFocusedEditor = (): FocusedEditor | null =>
  useSyncExternalStore(focusedEditor.subscribe, focusedEditor.get)

/** One reading for each state of an editor, because React compares what it gets. */
const known = new WeakMap<EditorState, CaretFormat>()

function formatOf(editor: LexicalEditor): CaretFormat {
  const state = editor.getEditorState()
  const read = known.get(state) ?? readCaretFormat(editor)
  known.set(state, read)
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
