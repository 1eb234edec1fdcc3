import { exactSum } from '../marks.ts'
import { isChoice } from '../right-options.ts'
import { fault, remark, type CheckedPaper, type CheckFinding } from './finding.ts'
import { isAnswered } from './text-facts.ts'

/** Minutes for each mark: schools allow 0,9 to 1,5; outside of these learners cannot finish, or sit idle. */
const fewest = 0.75
const most = 3

const counts = [
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ['een', 'twee', 'drie', 'vier', 'vyf', 'ses', 'sewe', 'agt', 'nege', 'tien'],
]

const amountOf = (word: string): number | null => {
  const typed = Number(word)
  if (Number.isInteger(typed)) return typed
  const place = Math.max(...counts.map((list) => list.indexOf(word.toLowerCase())))
  return place === -1 ? null : place + 1
}

const consists =
  /(?:consists?\s+of|bestaan\s+uit)\s+(\d+|\p{L}+)\s+(questions?|vrae|vraag|sections?|afdelings?)(?!\p{L})/giu

/** "This paper consists of FOUR questions" where there are five. */
function* ofInstructions({ instructions, questions }: CheckedPaper): Generator<CheckFinding> {
  const sections = questions.filter((one) => (one.sectionNumber ?? null) !== null).length
  for (const text of instructions) {
    for (const [, word = '', of = ''] of text.matchAll(consists)) {
      const said = amountOf(word)
      const is = /^(?:section|afdeling)/iu.test(of) ? sections : questions.length
      if (said !== null && said !== is)
        yield fault('instruction-count', { values: { text, said, is } })
    }
  }
}

function* ofTime({ minutes, questions }: CheckedPaper): Generator<CheckFinding> {
  const marks = exactSum(questions.map((one) => one.marks))
  if (minutes === null || minutes === 0) {
    yield fault('time-missing')
    return
  }
  const own = questions.map((one) => one.minutes ?? 0)
  const sum = exactSum(own)
  if (own.every((one) => one > 0) && own.length > 0 && sum !== minutes)
    yield remark('minutes-differ', { values: { sum, minutes } })
  if (marks < 10) return
  if (minutes < marks * fewest) yield remark('time-short', { values: { minutes, marks } })
  if (minutes > marks * most) yield remark('time-long', { values: { minutes, marks } })
}

/** What concerns the whole paper: its head, its time, its kinds of questions, a memorandum that nobody has written. */
export function* wholeFindings(paper: CheckedPaper): Generator<CheckFinding> {
  if (paper.title.trim() === '') yield fault('title-missing')
  if (paper.questions.length === 0) yield fault('no-questions')
  yield* ofTime(paper)
  yield* ofInstructions(paper)
  const parts = paper.questions.flatMap(({ fields }) => fields)
  if (parts.length >= 8 && new Set(parts.map(isChoice)).size === 1 && isChoice(parts[0] ?? {}))
    yield remark('one-type')
  if (hasNoMemorandum(paper)) yield fault('no-memorandum', { side: 'memorandum' })
}

/** One sentence then says what would be said of each question. */
export const hasNoMemorandum = ({ questions }: Pick<CheckedPaper, 'questions'>): boolean => {
  const parts = questions.flatMap(({ fields }) => fields)
  return parts.length > 1 && !parts.some(isAnswered)
}
