import type { Languages } from '@/domain/papers/paper-languages.ts'
import type { Paper } from '../paper/paper.ts'
import type { PaperShelf } from './paper-shelf.ts'
import type { PaperDocuments } from '../paper/to-stored.ts'

/** A paper that is open in the editor. */
export interface OpenAssessment {
  id: string
  /** The row's `updated_at` as the server wrote it; undefined for one that is not stored yet. */
  version?: string | undefined
  paper: Paper
  shelf: PaperShelf
  /** The name of its draft. */
  draft: string
}

/** What the preview draws: the paper as it would be stored now. */
export interface DrawnPaper extends PaperDocuments {
  meta: Paper['meta']
  /** The memorandum instead of the paper. */
  memo: boolean
  languages: Languages
}
