import type { Questions } from '@kryt/documents/assessment-template'

export type StoredQuestion = Questions[number]
export type StoredPart = StoredQuestion['fields'][number]

/** A row of a paper or of a shared template, as the server answers it: documents are JSON texts. */
export interface StoredPaper {
  title: string
  complexity: string
  fontFamily: string
  totalMinutes: number
  subjectId: string
  schoolId: string | null
  /** Of a teacher's own paper. */
  taxonomyId?: string | null
  /** Of a shared template. */
  taxonomyIds?: readonly string[]
  headings: string
  instructions: string
  questions: string
  translation?: string | null
}
