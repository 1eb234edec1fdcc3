import type { LexicalEditor, NodeKey } from 'lexical'
import { observableValue } from '@/lib/observable-value.ts'

/** A formula that is to be written, or changed. */
export interface FormulaRequest {
  editor: LexicalEditor
  /** The formula that is changed; none for a new one. */
  nodeKey: NodeKey | null
  equation: string
  inline: boolean
}

export const formulaRequest = observableValue<FormulaRequest | null>(null)
