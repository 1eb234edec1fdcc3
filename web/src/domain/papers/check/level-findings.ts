import type { Questions } from '@kryt/documents/assessment-template'
import { allowedMarks } from '../allowed-marks.ts'
import { exactSum } from '../marks.ts'
import { remark, type CheckedPaper, type CheckFinding } from './finding.ts'

/** How many marks below its norm a level may be: a twentieth of the paper, and at least one. */
const slack = (total: number) => Math.max(1, total * 0.05)

const marksOf = (parts: readonly { marks?: number | null | undefined }[]) =>
  exactSum(parts.map(({ marks }) => marks ?? 0))

/** Levels that have more marks than their norm, or clearly fewer; marks that no level was chosen for. */
export function* levelFindings({
  questions,
  levels = [],
}: Pick<CheckedPaper, 'questions' | 'levels'>): Generator<CheckFinding> {
  const parts = questions.flatMap((at) => at.fields.map((part) => ({ at, part })))
  const chosen = parts.flatMap(({ part }) => part.cognitiveLevel ?? [])
  const total = marksOf(questions)
  const norms = allowedMarks(total, levels, chosen)
  if (norms.length === 0 || total === 0) return
  if (chosen.length === 0) {
    yield remark('levels-missing')
    return
  }
  yield* withoutLevel(questions)
  for (const { level, allowed } of norms) {
    const on = parts.filter(({ part }) => part.cognitiveLevel?.label === level.label)
    const used = marksOf(on.map(({ part }) => part))
    const values = { level: level.label, used, allowed }
    if (used * 100 > total * level.percentage && used > allowed)
      yield remark('level-over', { ...on[0], values })
    else if (allowed - used > slack(total)) yield remark('level-under', { values })
  }
}

function* withoutLevel(questions: Questions): Generator<CheckFinding> {
  for (const at of questions) {
    for (const part of at.fields) {
      if ((part.marks ?? 0) > 0 && (part.cognitiveLevel ?? null) === null)
        yield remark('level-missing', { at, part })
    }
  }
}
