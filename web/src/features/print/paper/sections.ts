import type { Questions } from '@kryt/documents/assessment-template'
import { exactSum } from '@/domain/papers/marks.ts'

export { markWords } from '@/domain/papers/marks.ts'

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

/** The total is the sum of the questions' marks and is never typed (T4.4). */
export const marksOf = (parts: readonly { marks?: number | null | undefined }[]): number =>
  exactSum(parts.map(({ marks }) => marks ?? 0))
