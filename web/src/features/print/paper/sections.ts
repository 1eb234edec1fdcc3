import type { Questions } from '@kryt/documents/assessment-template'

export type Question = Questions[number]
export type QuestionPart = Question['fields'][number]

export interface Section {
  /** Null for the questions before the first section, and in a paper without sections. */
  number: string | null
  title: string | null
  questions: Question[]
}

export function sectionsOf(questions: readonly Question[]): Section[] {
  const sections: Section[] = []
  for (const question of questions) {
    const { sectionNumber = null, sectionTitle = null } = question
    const open = sections.at(-1)
    if (open === undefined || sectionNumber !== null) {
      sections.push({ number: sectionNumber, title: sectionTitle, questions: [question] })
    } else open.questions.push(question)
  }
  return sections
}

/** Adds halves and quarters of a mark without rounding errors. */
const exact = (sum: number) => Math.round(sum * 100) / 100

/** The total is the sum of the questions' marks and is never typed (T4.4). */
export const marksOf = (parts: readonly { marks?: number | null | undefined }[]): number =>
  exact(parts.reduce((sum, { marks }) => sum + (marks ?? 0), 0))

const format = new Intl.NumberFormat('af-ZA', { useGrouping: false, maximumFractionDigits: 2 })

/** South African papers use a decimal comma in both languages. */
export const markWords = (marks: number): string => format.format(marks)

/** Questions whose parts have marks that do not add up to the question's. */
export const uneven = (questions: readonly Question[]) =>
  questions
    .filter(
      ({ marks, fields }) =>
        fields.some((field) => (field.marks ?? 0) > 0) && marksOf(fields) !== marks,
    )
    .map(({ number, marks, fields }) => ({ number, marks, parts: marksOf(fields) }))
