import type { RichText } from '@kryt/documents/rich-text'
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  FOCUS_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from 'lexical'
import type { SlotKind, TextSlotProps } from '../slot/slot-change.ts'
import { $caretPath, $restoreCaret } from './caret-path.ts'
import { changeKind } from './change-kind.ts'
import { readableState } from './readable-state.ts'

/** Tag of updates that bring in a stored text; they are not reported as the writer's. */
const EXTERNAL_TAG = 'external'

/** More changes than a hand makes while a form takes one in. */
const mostOnTheirWay = 20

/** What the editor calls; read at the time of the call, because each render brings other functions. */
export type SlotCalls = Pick<
  TextSlotProps,
  'onChange' | 'onUndo' | 'onRedo' | 'onEnter' | 'onFocus' | 'onBlur'
>

export interface SlotState {
  /**
   * Shows a stored text, unless it is what the editor itself reported: forms give copies back, and on a slow machine an
   * earlier one after a later key. Loading what stands there already would lose what the writer set for the next letter.
   * Waits for the end of a composition.
   */
  show: (value: RichText | null) => void
  /** Listens until the returned function is called. */
  listen: (calls: () => SlotCalls, kind: SlotKind) => () => void
}

/** Connects one editor with the text that is stored outside of it. */
export function slotState(editor: LexicalEditor): SlotState {
  let shown: RichText | null | undefined
  /** What was reported and has not come back, the earliest first, as JSON. */
  let onTheirWay: string[] = []
  /** What was reported last and still stands in the editor, as JSON. */
  let written: string | null = null
  let waiting: { value: RichText | null } | undefined
  let jumped = true

  const show = (value: RichText | null) => {
    if (value === shown) {
      waiting = undefined
      onTheirWay = []
      return
    }
    const given = JSON.stringify(value)
    if (given === written || onTheirWay.includes(given)) {
      waiting = undefined
      onTheirWay = onTheirWay.slice(onTheirWay.indexOf(given) + 1)
      if (given === written) shown = value
      return
    }
    // Replacing the state under a composition loses words on phones.
    if (editor.isComposing()) {
      waiting = { value }
      return
    }
    waiting = undefined
    onTheirWay = []
    written = null
    shown = value
    const root = editor.getRootElement()
    const focused = root !== null && root.contains(document.activeElement)
    const caret = focused ? editor.getEditorState().read($caretPath) : null
    editor.setEditorState(readableState(editor, value), { tag: EXTERNAL_TAG })
    if (caret !== null) {
      editor.update(() => $restoreCaret(caret), { tag: EXTERNAL_TAG, discrete: true })
    }
    jumped = true
  }

  const listen = (calls: () => SlotCalls, kind: SlotKind) => {
    const lead = (command: (() => void) | undefined) => {
      // What is given from now on is meant, also where it is what was reported earlier.
      onTheirWay = []
      command?.()
      return true
    }
    return mergeRegister(
      editor.registerUpdateListener(
        ({ editorState, prevEditorState, dirtyElements, dirtyLeaves, tags }) => {
          if (tags.has(EXTERNAL_TAG)) return
          if (dirtyElements.size === 0 && dirtyLeaves.size === 0) {
            const [was, is] = [prevEditorState._selection, editorState._selection]
            if (is !== null && was?.is(is) !== true) jumped = true
            return
          }
          const value = editorState.toJSON() as unknown as RichText // the shape of documents/rich-text.ts
          const now = JSON.stringify(value)
          if (now === JSON.stringify(prevEditorState.toJSON())) return
          written = now
          const change = { kind: changeKind(prevEditorState, editorState, tags), jumped }
          jumped = false
          shown = value
          onTheirWay = [...onTheirWay, now].slice(-mostOnTheirWay)
          calls().onChange(value, change)
        },
      ),
      editor.registerCommand(UNDO_COMMAND, () => lead(calls().onUndo), COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(REDO_COMMAND, () => lead(calls().onRedo), COMMAND_PRIORITY_CRITICAL),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        () => {
          if (kind === 'line') calls().onEnter?.()
          return false
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
      editor.registerCommand(
        FOCUS_COMMAND,
        () => {
          calls().onFocus?.()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          calls().onBlur?.()
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerRootListener((root) => {
        const ended = () =>
          // After Lexical has put the composed word into its state.
          setTimeout(() => {
            if (waiting !== undefined) show(waiting.value)
          })
        root?.addEventListener('compositionend', ended)
        return () => root?.removeEventListener('compositionend', ended)
      }),
    )
  }
  return { show, listen }
}
