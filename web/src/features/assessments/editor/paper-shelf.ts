import type { WritingClient } from '@/graphql/write.ts'
import type { Paper } from '../paper/paper.ts'

/** A paper as the server has it. */
export interface StoredNow {
  /** The row's `updated_at` as the server wrote it. */
  version: string
  /** Nobody has saved it since it was made. */
  unchanged: boolean
  paper: Paper
}

/**
 * Where a paper of the editor is kept: among a teacher's own, or among the templates for everybody. The editor is the same for
 * both (decision 094).
 */
export interface PaperShelf {
  /** Past the cache; null when it is gone. @throws AppError */
  read: (client: WritingClient, id: string) => Promise<StoredNow | null>
  /**
   * @param stored id and version of the paper to change; for a new one its id alone
   * @returns the version that it is stored in now
   * @throws AppError not_found_or_forbidden when the stored paper has another version; `storedAlready` when the new one is
   * stored already, because the answer to an earlier save was lost
   */
  save: (
    client: WritingClient,
    paper: Paper,
    stored: { id: string; version?: string | undefined },
  ) => Promise<string>
  storedAlready: string
  /** Whether several sets of cognitive levels may be chosen. */
  severalTaxonomies: boolean
  /** Whether it is for the teachers of a school, which must be chosen then: a shared template is. */
  forSchool: boolean
  /** Whether its older versions are kept and a sheet of its check can be printed: only of a teacher's own. */
  isOwn: boolean
}
