import type { Questions } from '@kryt/documents/assessment-template'

export type Question = Questions[number]
export type QuestionPart = Question['fields'][number]

export interface Section {
  /** Null for the questions before the first section, and for a paper without any. */
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

/** Halves and quarters of a mark add up without the dust of floating point. */
const exact = (sum: number) => Math.round(sum * 100) / 100

/** Spec/teacher.md 4: the total is the sum of the questions' marks, never typed. */
export const marksOf = (parts: readonly { marks?: number | null | undefined }[]): number =>
  exact(parts.reduce((sum, { marks }) => sum + (marks ?? 0), 0))

const format = new Intl.NumberFormat('af-ZA', { useGrouping: false, maximumFractionDigits: 2 })

/** South African papers write a decimal comma in both languages. */
export const markWords = (marks: number): string => format.format(marks)

/** Questions whose parts carry marks that come to something else than the question's own. */
export const uneven = (questions: readonly Question[]) =>
  questions
    .filter(
      ({ marks, fields }) =>
        fields.some((field) => (field.marks ?? 0) > 0) && marksOf(fields) !== marks,
    )
    .map(({ number, marks, fields }) => ({ number, marks, parts: marksOf(fields) }))
