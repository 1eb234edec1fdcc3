import { keptFor } from '@/lib/kept-for.ts'
import { answerFindings } from './answer-findings.ts'
import { figureFindings } from './figure-findings.ts'
import {
  numberIn,
  type CheckedPaper,
  type CheckedQuestion,
  type CheckFinding,
  type FindingKind,
} from './finding.ts'
import { levelFindings } from './level-findings.ts'
import { marksFindings } from './marks-findings.ts'
import { translationFindings } from './translation-findings.ts'
import { hasNoMemorandum, wholeFindings } from './whole-findings.ts'
import { wordingFindings } from './wording-findings.ts'

/** Of a question alone, whatever stands beside it. */
const ofQuestion = keptFor((question: CheckedQuestion) => [
  ...marksFindings(question),
  ...answerFindings(question),
])

const ofMemorandum: readonly FindingKind[] = ['answer-missing', 'right-missing']

/**
 * What a moderator would ask about a paper and its memorandum: the points of the pre-moderation list that can be
 * computed (B.6 of Papers; planner.md 3.1). It stops nothing.
 * @returns first what concerns the whole paper, then each question's in the order of the paper, faults before remarks
 */
export function checkPaper(paper: CheckedPaper): CheckFinding[] {
  const without = hasNoMemorandum(paper) ? ofMemorandum : []
  const found = [
    ...wholeFindings(paper),
    ...paper.questions.flatMap(ofQuestion),
    ...figureFindings(paper.questions),
    ...levelFindings(paper),
    ...wordingFindings(paper),
    ...translationFindings(paper),
  ].filter(({ kind }) => !without.includes(kind))
  const order = placesOf(paper)
  const rank = ({ number }: CheckFinding) => (number === null ? -1 : (order.get(number) ?? -1))
  return found.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(one.severity === 'remark') - Number(other.severity === 'remark'),
  )
}

/** The places of the numbers; ids are not always stored. */
function placesOf({ questions }: Pick<CheckedPaper, 'questions'>): Map<string, number> {
  const numbers = questions.flatMap((at) => [
    numberIn(at) ?? '',
    ...at.fields.map((part) => numberIn(at, part) ?? ''),
  ])
  return new Map(numbers.map((number, place) => [number, place]))
}
