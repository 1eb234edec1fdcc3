import type { LexicalEditor } from 'lexical'
import type { CaretFormat } from '../editor/text-format.ts'

/** What each group of tools gets. */
export interface ToolsProps {
  /** The editor that has the focus or had it last; none before the first. */
  editor: LexicalEditor | undefined
  format: CaretFormat
  disabled: boolean
}
