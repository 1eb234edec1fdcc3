import { z } from 'zod/mini'
import { words } from './parts.ts'

/** A heading above a lesson, or a word of a paper, with the teacher's own value. */
const headingSchema = z.strictObject({
  label: words,
  value: z.string(),
})
export const headingsSchema = z.array(headingSchema)

export type Heading = z.infer<typeof headingSchema>

const DEFAULT_LESSON_HEADINGS = ['Grade', 'Date', 'Term', 'Total', 'Time'] as const
const OBSOLETE_LESSON_HEADINGS = ['Difficulty', 'Minutes', 'Type', 'Points'] as const

const DEFAULT_ASSESSMENT_HEADINGS = [
  'Grade',
  'Date',
  'Term',
  'Total',
  'Time',
  'Minute',
  'Minutes',
  'Hour',
  'Hours',
  'Information and Instructions',
  'Section',
  'Sections',
  'Question',
  'Questions',
  'Marks',
  'Award',
] as const
const OBSOLETE_ASSESSMENT_HEADINGS = ['Points'] as const

/** Removes obsolete headings, keeps the chosen values, and adds missing defaults. */
function brought(
  headings: readonly Heading[],
  obsolete: readonly string[],
  defaults: readonly string[],
): Heading[] {
  const kept = headings.filter(({ label }) => !obsolete.includes(label))
  const labels = new Set(kept.map(({ label }) => label))
  const missing = defaults.filter((label) => !labels.has(label))
  return [...kept, ...missing.map((label) => ({ label, value: '' }))]
}

/** For a new lesson, and whenever one is edited or duplicated. */
export const currentLessonHeadings = (headings: readonly Heading[] = []): Heading[] =>
  brought(headings, OBSOLETE_LESSON_HEADINGS, DEFAULT_LESSON_HEADINGS)

/** For a new paper, and whenever one is edited or duplicated. */
export const currentAssessmentHeadings = (headings: readonly Heading[] = []): Heading[] =>
  brought(headings, OBSOLETE_ASSESSMENT_HEADINGS, DEFAULT_ASSESSMENT_HEADINGS)
