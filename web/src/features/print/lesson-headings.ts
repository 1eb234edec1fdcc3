import { durationWords } from './duration.ts'
import type { Lesson } from './paper.ts'
import { paperWords, type PaperLanguage } from './paper-words.ts'

/** "2026-11-24" as it is read; anything else as it was written. */
function dateWords(value: string, language: PaperLanguage): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value))) return value
  return new Intl.DateTimeFormat(`${language}-ZA`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  )
}

const numberWords = (value: number | null) => (value === null ? '' : String(value))

/**
 * The headings above a lesson. What the teacher wrote stands; Grade, Total and Time that were left empty follow from the
 * lesson itself, and an empty value is a line on paper.
 */
export function lessonHeadings(
  { headings, subject, points, minutes }: Lesson,
  language: PaperLanguage,
): { label: string; value: string }[] {
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
  return headings.map(({ label, value }) => shown[label]?.(value.trim()) ?? { label, value })
}
