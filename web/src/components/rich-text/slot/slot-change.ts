import type { RichText } from '@kryt/documents/rich-text'

/**
 * What a text is for: all there is, one line without blocks, an answer in the memorandum, or words on a page, which have no
 * pictures, figures, formulas, fonts and alignment; a page may also have pictures.
 */
export type SlotKind = 'full' | 'line' | 'memo' | 'page' | 'pictured-page'

/** What the writer did; the undo of the paper groups changes of one kind. */
export type ChangeKind = 'insert' | 'delete' | 'paste' | 'format' | 'enter' | 'panel'

/** What is typed letter by letter, in the text or in the fields of a figure or picture: undone together. */
export const isTyped = (kind: ChangeKind): boolean =>
  kind === 'insert' || kind === 'delete' || kind === 'panel'

export interface SlotChange {
  kind: ChangeKind
  /** Whether the caret was moved by hand since the change before, which ends a group. */
  jumped: boolean
}

export interface TextSlotProps {
  /** The stored state, or null for no text yet. Another object is another text, compared by reference. */
  value: RichText | null
  /** Each change by the writer, never one that came in through `value`. */
  onChange: (value: RichText, change: SlotChange) => void
  kind: SlotKind
  /** The language of the text, for the spelling check, hyphens and screen readers. */
  lang: 'en' | 'af'
  /** The accessible name, such as "Question 2.1". */
  label: string
  /** Ctrl+Z in the text. The key event is already marked as handled (defaultPrevented). */
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  /** Enter in a text of one line. */
  onEnter?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  className?: string | undefined
}
