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

const chosenIn = (parts: readonly Part[]): Level[] =>
  parts.flatMap(({ level }) => (level === null ? [] : [level]))

/** How the marks are spread over the cognitive levels (B.4 of Papers). */
export function cognitiveGrid(
  paper: Pick<Paper, 'sections'>,
  known: readonly Level[],
): CognitiveGrid {
  const questions = questionsOf(paper)
  const parts = questions.flatMap((question) => question.parts)
  const total = totalMarks(paper)
  const rows = allowedMarks(total, known, chosenIn(parts)).map(({ level, allowed }) => {
    const used = partMarks(withLevel(parts, level.label))
    return {
      level,
      allowed,
      used,
      left: partMarks([{ marks: allowed }, { marks: -used }]),
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
  return [...new Map(chosenIn(parts).map((level) => [level.label, level])).values()]
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
