import { allowedMarks } from '@/domain/papers/allowed-marks.ts'
import { exactSum } from '@/domain/papers/marks.ts'
import { marksOf, type Question, type QuestionPart } from './sections.ts'

/** A level of a taxonomy, as a paper keeps it. */
export type CognitiveLevel = NonNullable<QuestionPart['cognitiveLevel']>

interface Level {
  /** Null for marks that no level was chosen for. */
  label: string | null
  /** Of the paper's marks, as the taxonomy prescribes; null for no level. */
  percentage: number | null
  used: number
  /** The percentage in marks, so that all levels add up to the paper. */
  prescribed: number | null
  /** The percentage of the paper's marks that it has. */
  share: number | null
}

interface LevelGrid {
  levels: Level[]
  /** The questions, with their marks on each level. */
  rows: { number: string; marks: number[]; sum: number }[]
  total: number
}

const onLevel = ({ fields }: Question, label: string) =>
  marksOf(fields.filter(({ cognitiveLevel = null }) => cognitiveLevel?.label === label))

const chosenIn = (questions: readonly Question[]): CognitiveLevel[] =>
  questions.flatMap(({ fields }) => fields.flatMap(({ cognitiveLevel }) => cognitiveLevel ?? []))

/**
 * How the marks of a paper are spread over the cognitive levels.
 * @param known those of its taxonomy; levels that no part has are shown as well
 */
export function levelGrid(
  questions: readonly Question[],
  known: readonly CognitiveLevel[],
): LevelGrid {
  const total = marksOf(questions)
  const named = allowedMarks(total, known, chosenIn(questions))
  const labels = named.map(({ level }) => level.label)
  const rows = questions.map((question) => {
    const marks = labels.map((label) => onLevel(question, label))
    return {
      number: question.number,
      marks: [...marks, exactSum([question.marks, ...marks.map((one) => -one)])],
      sum: question.marks,
    }
  })
  const used = (column: number) => exactSum(rows.map(({ marks }) => marks[column] ?? 0))
  const share = (marks: number) => (total > 0 ? Math.round((marks / total) * 1000) / 10 : null)
  const levels: Level[] = named.map(({ level: { label, percentage }, allowed }, column) => ({
    label,
    percentage,
    used: used(column),
    prescribed: allowed,
    share: share(used(column)),
  }))
  const without = used(labels.length)
  if (without === 0) {
    return { levels, rows: rows.map((row) => ({ ...row, marks: row.marks.slice(0, -1) })), total }
  }
  const none = {
    label: null,
    percentage: null,
    used: without,
    prescribed: null,
    share: share(without),
  }
  return { levels: [...levels, none], rows, total }
}

/** Whether any part names a cognitive level. */
export const hasLevels = (questions: readonly Question[]): boolean =>
  questions.some(({ fields }) => fields.some((field) => (field.cognitiveLevel ?? null) !== null))
