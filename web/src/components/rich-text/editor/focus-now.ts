import type { LexicalEditor } from 'lexical'
import { flushSync } from 'react-dom'

/** Puts the caret back into a text before the next key: the editor itself does so only a moment later. */
export function focusNow(editor: LexicalEditor): void {
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.focus()
}

/**
 * Ends a dialog that stood over a text, which holds the focus until it is gone, and goes on in the text.
 * @param act what the dialog does to the text
 */
export function leaveDialog(editor: LexicalEditor, close: () => void, act?: () => void): void {
  flushSync(close)
  if (act !== undefined) editor.update(act, { discrete: true })
  focusNow(editor)
}
