import type { OpenAssessment } from './open-assessment.ts'
import { readPaperDraft } from './paper-draft.ts'
import type { Paper } from '../paper/paper.ts'

/** The stored paper that stands behind the one on the screen; saving names its version. */
export interface OpenedPaper {
  base: Paper
  version: string | null
}

/**
 * What the editor begins with: the draft if there is one. If the paper was saved elsewhere since the draft was kept, the
 * older version stays behind it, so that saving compares the two. The draft of a new paper
 * has a version where it was saved and stayed open.
 */
export function beginWith({ paper, version, draft }: OpenAssessment): {
  opened: OpenedPaper
  paper: Paper
  restored: boolean
} {
  const stored = { base: paper, version: version ?? null }
  const kept = readPaperDraft(draft)
  if (kept === null || (kept.version === null && version !== undefined))
    return { opened: stored, paper, restored: false }
  const opened =
    kept.version === stored.version
      ? version === undefined
        ? { base: kept.base, version: null }
        : stored
      : { base: kept.base, version: kept.version }
  return { opened, paper: kept.paper, restored: true }
}
