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
  const norms = new Map(levels.map(({ label, percentage }) => [label, percentage]))
  for (const { part } of parts) {
    const level = part.cognitiveLevel ?? null
    if (level !== null && !norms.has(level.label)) norms.set(level.label, level.percentage)
  }
  const total = marksOf(questions)
  if (norms.size === 0 || total === 0) return
  if (parts.every(({ part }) => (part.cognitiveLevel ?? null) === null)) {
    yield remark('levels-missing')
    return
  }
  yield* withoutLevel(questions)
  const labels = [...norms.keys()]
  const percentages = [...norms.values()]
  const others = Math.max(0, 100 - exactSum(percentages))
  const allowed = allowedMarks(total, [...percentages, others])
  for (const [index, level] of labels.entries()) {
    const on = parts.filter(({ part }) => part.cognitiveLevel?.label === level)
    const used = marksOf(on.map(({ part }) => part))
    const norm = allowed[index] ?? 0
    const values = { level, used, allowed: norm }
    if (used * 100 > total * (percentages[index] ?? 0) && used > norm)
      yield remark('level-over', { ...on[0], values })
    else if (norm - used > slack(total)) yield remark('level-under', { values })
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
