import {
  COMMAND_PRIORITY_LOW,
  FOCUS_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from 'lexical'
import { observableValue } from '@/lib/observable-value.ts'
import type { SlotKind } from '../slot/slot-change.ts'
import { focusToolbar } from './toolbar-place.ts'

export interface FocusedEditor {
  editor: LexicalEditor
  kind: SlotKind
}

/** The editor that has the focus, or had it last while it is on the page: the one toolbar works on it. */
export const focusedEditor = observableValue<FocusedEditor | null>(null)

/** Makes an editor the toolbar's as soon as it is focused, until the returned function is called. */
export function followFocus(editor: LexicalEditor, kind: SlotKind): () => void {
  const focused = { editor, kind }
  const take = () => {
    focusedEditor.set(focused)
    return false
  }
  const unregister = mergeRegister(
    editor.registerCommand(FOCUS_COMMAND, take, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => focusToolbar(event, editor),
      COMMAND_PRIORITY_LOW,
    ),
  )
  if (editor.getRootElement()?.contains(document.activeElement) === true) take()
  return () => {
    unregister()
    if (focusedEditor.get() === focused) focusedEditor.set(null)
  }
}
