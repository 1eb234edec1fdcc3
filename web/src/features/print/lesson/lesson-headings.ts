import { dateWords } from '../words/date-words.ts'
import { durationWords } from '../words/duration.ts'
import type { Lesson } from '../paper/paper.ts'
import { isNameOf, paperWords } from '../words/paper-words.ts'

const numberWords = (value: number | null) => (value === null ? '' : String(value))

/**
 * The headings above a lesson. The teacher's own values are kept; an empty Grade, Total or Time is taken
 * from the lesson, and any other empty value becomes a line to write on.
 */
export function lessonHeadings({
  headings,
  language,
  subject,
  points,
  minutes,
}: Lesson): { label: string; value: string }[] {
  const words = paperWords([], language)
  const time = (value: string) =>
    /^\d{1,4}$/.test(value) ? durationWords(Number(value), words) : value
  const shown: Record<string, (value: string) => { label: string; value: string }> = {
    Grade: (value) => ({ label: words.Grade, value: value || (subject?.grade ?? '') }),
    Date: (value) => ({ label: words.Date, value: dateWords(value, language) }),
    Term: (value) => ({ label: words.Term, value }),
    Total: (value) => ({ label: words.Total, value: value || numberWords(points) }),
    Time: (value) => ({ label: words.Time, value: time(value || numberWords(minutes)) }),
  }
  return headings.map(({ label, value }) => {
    const written = isNameOf(label, value) ? '' : value.trim()
    return shown[label]?.(written) ?? { label, value }
  })
}
