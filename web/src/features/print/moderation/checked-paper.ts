import type { CheckedPaper } from '@/domain/papers/check/finding.ts'
import type { Paper } from '../paper/paper.ts'

/** A stored paper as its check reads it, in whichever language it is drawn. */
export const checkedPaper = ({ own, minutes, subject, levels }: Paper): CheckedPaper => ({
  ...own,
  minutes,
  grade: subject?.grade ?? null,
  levels,
})
