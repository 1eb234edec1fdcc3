import type { CheckedPaper } from '@/domain/papers/check/finding.ts'
import type { Paper } from '../paper/paper.ts'

/** A stored paper as its check reads it. */
export const checkedPaper = ({
  title,
  minutes,
  subject,
  instructions,
  questions,
  levels,
}: Paper): CheckedPaper => ({
  title,
  minutes,
  grade: subject?.grade ?? null,
  instructions,
  questions,
  levels,
})
