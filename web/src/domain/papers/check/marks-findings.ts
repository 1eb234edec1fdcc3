import { exactSum } from '../marks.ts'
import {
  fault,
  remark,
  type CheckedPart,
  type CheckedQuestion,
  type CheckFinding,
} from './finding.ts'
import { answerLines, partFacts, saysNothing } from './text-facts.ts'

const amount = (digits: string) => Number(digits.replace(',', '.'))

const typedAtEnd =
  /(?:^|[.?!:;…)\]]|\p{L}{2,})\s*[([]\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:marks?|punte?)?\s*[)\]]\s*$/iu
const product = /\(\s*(\d+)\s*[x×]\s*(\d+)\s*(?:=\s*(\d+)\s*)?\)/giu
const productAtEnd = /\(\s*(\d+)\s*[x×]\s*(\d+)\s*\)\s*$/iu

/** The marks that somebody typed behind a text, "(2)", "[20 marks]" or "(4 x 2)", which the paper prints by itself. */
export function typedMarks(text: string): number | null {
  const times = productAtEnd.exec(text)
  if (times !== null) return Number(times[1]) * Number(times[2])
  const typed = typedAtEnd.exec(text)?.[1]
  return typed === undefined ? null : amount(typed)
}

/** Sums such as "(2 x 2 = 3)" that are wrong. */
export const wrongSums = (text: string): string[] =>
  [...text.matchAll(product)]
    .filter(
      ([, one, other, sum]) => sum !== undefined && Number(one) * Number(other) !== Number(sum),
    )
    .map(([all]) => all)

/** A part without marks that only introduces those below it: 1.2 above 1.2.1. */
export const introduces = (parts: readonly CheckedPart[], index: number): boolean =>
  (parts[index]?.marks ?? 0) === 0 &&
  parts[index + 1]?.number.startsWith(`${parts[index]?.number ?? ''}.`) === true

const marked = /\s\((\d{1,2}(?:[.,]\d+)?)\)|[✓✔]/gu

/** The marks that an answer gives away, "water (1), food (1)" or with ticks; null where it says none. */
export function answerMarks(part: CheckedPart): number | null {
  const given = answerLines(part).flatMap((line) => [...` ${line}`.matchAll(marked)])
  return given.length === 0
    ? null
    : exactSum(given.map(([, digits]) => (digits === undefined ? 1 : amount(digits))))
}

function* ofPart(
  at: CheckedQuestion,
  part: CheckedPart,
  { index, anyMarked }: { index: number; anyMarked: boolean },
): Generator<CheckFinding> {
  const { lines } = partFacts(part)
  const marks = part.marks ?? 0
  const unmarked = (part.marks ?? null) === null
  for (const sum of lines.flatMap(wrongSums))
    yield fault('arithmetic', { at, part, values: { sum } })
  const typed = typedMarks(lines.at(-1) ?? '')
  if (marks > 0 && typed !== null && typed !== marks)
    yield fault('typed-marks-differ', { at, part, values: { typed, marks } })
  if (unmarked && anyMarked && !introduces(at.fields, index) && !saysNothing(partFacts(part)))
    yield fault('part-marks-missing', { at, part })
  const given = answerMarks(part)
  // Alternatives give more than the question asks for; less cannot be right.
  if (marks > 0 && given !== null && given < marks)
    yield remark('memo-marks', { at, part, side: 'memorandum', values: { given, marks } })
}

/** Marks of a question and its parts that do not add up, or that differ from what is typed. */
export function* marksFindings(at: CheckedQuestion): Generator<CheckFinding> {
  const parts = exactSum(at.fields.map(({ marks }) => marks ?? 0))
  // A 0 that was typed is no fault.
  const unmarked = at.fields.length > 0 && at.fields.every(({ marks }) => (marks ?? null) === null)
  if (at.marks === 0 && unmarked) yield fault('marks-missing', { at })
  else if (parts > 0 && parts !== at.marks)
    yield fault('marks-uneven', { at, values: { parts, marks: at.marks } })
  const typed = typedMarks(at.title ?? '')
  if (typed !== null && typed !== at.marks)
    yield fault('typed-marks-differ', { at, values: { typed, marks: at.marks } })
  for (const [index, part] of at.fields.entries())
    yield* ofPart(at, part, { index, anyMarked: parts > 0 })
}
