import { allowedMarks } from '@/domain/papers/allowed-marks.ts'
import { partMarks, totalMarks } from './marks.ts'
import { questionsOf, type Level, type Paper, type Part } from './paper.ts'

/** What a level may have, has, and has left, in marks. */
interface LevelRow {
  level: Level
  allowed: number
  used: number
  /** Below zero where too much is used. */
  left: number
  /** The marks of each question on this level, by its id. */
  byQuestion: ReadonlyMap<string, number>
}

interface CognitiveGrid {
  rows: readonly LevelRow[]
  /** Marks of parts, or of questions without marked parts, that no level was chosen for. */
  unassigned: number
  total: number
}

const withLevel = (parts: readonly Part[], label: string) =>
  parts.filter(({ level }) => level?.label === label)

/**
 * The levels of the taxonomy in their order, and after them others that parts have from before.
 * @param known the levels of the chosen taxonomy
 */
function levelsOf(paper: Pick<Paper, 'sections'>, known: readonly Level[]): Level[] {
  const levels = new Map(known.map((level) => [level.label, level]))
  for (const { parts } of questionsOf(paper)) {
    for (const { level } of parts) {
      if (level !== null && !levels.has(level.label)) levels.set(level.label, level)
    }
  }
  return [...levels.values()]
}

/** How the marks are spread over the cognitive levels (B.4 of Papers). */
export function cognitiveGrid(
  paper: Pick<Paper, 'sections'>,
  known: readonly Level[],
): CognitiveGrid {
  const questions = questionsOf(paper)
  const parts = questions.flatMap((question) => question.parts)
  const total = totalMarks(paper)
  const levels = levelsOf(paper, known)
  const allowed = allowedMarks(
    total,
    levels.map(({ percentage }) => percentage),
  )
  const rows = levels.map((level, index) => {
    const used = partMarks(withLevel(parts, level.label))
    const may = allowed[index] ?? 0
    return {
      level,
      allowed: may,
      used,
      left: partMarks([{ marks: may }, { marks: -used }]),
      byQuestion: new Map(
        questions.map((question) => [
          question.id,
          partMarks(withLevel(question.parts, level.label)),
        ]),
      ),
    }
  })
  const used = partMarks(rows.map((row) => ({ marks: row.used })))
  return { rows, unassigned: partMarks([{ marks: total }, { marks: -used }]), total }
}

/**
 * The levels whose parts have more marks than the total times the level's percentage: the warning of T5.6, which stops
 * nothing. Compared in hundredths of a mark, so that 12,5 of 25 at 50 % is not too much.
 */
export function exceededLevels(paper: Pick<Paper, 'sections'>): string[] {
  const total = Math.round(totalMarks(paper) * 100)
  const parts = questionsOf(paper).flatMap((question) => question.parts)
  return levelsOf(paper, [])
    .filter(
      ({ label, percentage }) =>
        Math.round(partMarks(withLevel(parts, label)) * 100) * 100 > total * percentage,
    )
    .map(({ label }) => label)
}

/** The parts that have marks on a level: changing one of these mends it. */
export const partsOnLevel = (paper: Pick<Paper, 'sections'>, label: string): Part[] =>
  questionsOf(paper).flatMap(({ parts }) =>
    withLevel(parts, label).filter(({ marks }) => (marks ?? 0) > 0),
  )
