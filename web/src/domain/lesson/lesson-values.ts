import { currentLessonHeadings, headingsSchema, type Heading } from '@kryt/documents/headings'
import { lessonStepsSchema, type LessonSteps } from '@kryt/documents/lesson-template'

/** A lesson as its form holds it: numbers and references as text, the documents as they are stored. */
export interface LessonValues {
  name: string
  grade: string
  subjectId: string
  schoolId: string
  complexity: string
  fontFamily: string
  minutes: string
  totalPoints: string
  headings: Heading[]
  steps: LessonSteps
}

export type LessonStep = LessonSteps[number]
export type LessonField = LessonStep['fields'][number]

/** A lesson or a template of lessons as it is stored. */
export interface StoredLesson {
  name: string
  complexity: string
  minutes: number | null
  totalPoints: number | null
  fontFamily: string
  headings: string
  template: string
  subjectId: string | null
  schoolId: string | null
}

export const blankLesson: LessonValues = {
  name: '',
  grade: '',
  subjectId: '',
  schoolId: '',
  complexity: 'Simple',
  fontFamily: 'Default',
  minutes: '',
  totalPoints: '',
  headings: currentLessonHeadings(),
  steps: [],
}

/**
 * A stored lesson or template as values of the form; obsolete headings go, missing ones are added (T3.7).
 * @param grade of its subject
 * @throws if a stored document is invalid
 */
export function valuesOfLesson(stored: StoredLesson, grade: string | null): LessonValues {
  return {
    name: stored.name,
    grade: grade ?? '',
    subjectId: stored.subjectId ?? '',
    schoolId: stored.schoolId ?? '',
    complexity: stored.complexity,
    fontFamily: stored.fontFamily,
    minutes: stored.minutes === null ? '' : String(stored.minutes),
    totalPoints: stored.totalPoints === null ? '' : String(stored.totalPoints),
    headings: currentLessonHeadings(headingsSchema.parse(JSON.parse(stored.headings))),
    steps: lessonStepsSchema.parse(JSON.parse(stored.template)),
  }
}
