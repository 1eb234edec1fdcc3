import { numberWriting, type NumberWriting } from '@/components/ui/number-input.tsx'
import { typedNumber } from '@/lib/typed-amount.ts'
import { partMarks } from '../paper/marks.ts'
import type { Paper } from '../paper/paper.ts'
import { findPart, findQuestion } from '../paper/places.ts'

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

/** How marks and minutes are typed and written: as on the paper, with a decimal comma in either language (decision 136). */
export const marksWriting = (decimals: 0 | 2): NumberWriting => ({
  ...numberWriting(decimals, 'af'),
  read: (text) => {
    const number = readNumber(text, decimals)
    return number === undefined || number === null ? null : String(number)
  },
})

/** What the paper holds; undefined where the field is not shown. */
function numberIn(paper: Paper, at: string, field: string): number | null | undefined {
  if (field === 'part-marks') return findPart(paper, at)?.part.marks
  const question = findQuestion(paper, at)?.question
  if (question === undefined) return undefined
  if (field === 'question-minutes') return question.minutes
  return question.marks === null && partMarks(question.parts) > 0 ? undefined : question.marks
}

/** Whether a field shows what cannot be read: saving would leave it out without a word. */
export const hasUnread = (paper: Paper): boolean =>
  Object.keys(paper.unread ?? {}).some((key) => {
    const [field = '', ...at] = key.split(' ')
    return numberIn(paper, at.join(' '), field) === null
  })
