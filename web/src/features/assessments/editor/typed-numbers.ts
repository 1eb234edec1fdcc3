import type { ObservableValue } from '@/lib/observable-value.ts'
import { typedNumber } from '@/lib/typed-amount.ts'
import { partMarks } from '../paper/marks.ts'
import type { Paper } from '../paper/paper.ts'
import { findPart, findQuestion } from '../paper/places.ts'

/** Which of the paper's numbers a field is for. */
export type NumberField = 'marks' | 'question-minutes' | 'part-marks'

/** As the database takes them. */
const most = 1000

/**
 * Marks or minutes as people write them, "1,5" or "1.5".
 * @returns null for none; undefined for what is no such number
 */
export function readNumber(typing: string, decimals: 0 | 2): number | null | undefined {
  if (typing.trim() === '') return null
  // "1," is on its way to "1,5".
  const known = typedNumber(decimals === 0 ? typing : typing.replace(/[.,]$/, ''), decimals)
  const number = known === null ? NaN : Number(known)
  return number >= 0 && number <= most ? number : undefined
}

/** What was typed into a field, and the number that the paper held for it. */
interface Typed {
  at: string
  field: NumberField
  text: string
  for: number | null
  /** It cannot be read. */
  wrong: boolean
}

/** What is typed into the fields for numbers, beside the paper: it is there again when a question is unfolded. */
export type TypedNumbers = ObservableValue<ReadonlyMap<string, Typed>>

export const keyOfNumber = (at: string, field: NumberField) => `${field} ${at}`

/** What the paper holds; undefined where the field is not shown. */
function numberIn(paper: Paper, { at, field }: Typed): number | null | undefined {
  if (field === 'part-marks') return findPart(paper, at)?.part.marks
  const question = findQuestion(paper, at)?.question
  if (question === undefined) return undefined
  if (field === 'question-minutes') return question.minutes
  return question.marks === null && partMarks(question.parts) > 0 ? undefined : question.marks
}

/** Whether a number was typed that cannot be read: saving would leave it out without a word. */
export const hasUnread = (paper: Paper, typed: ReadonlyMap<string, Typed>): boolean =>
  [...typed.values()].some((one) => one.wrong && numberIn(paper, one) === one.for)
