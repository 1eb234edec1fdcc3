import type { LessonField, LessonValues } from './lesson-values.ts'

/** Whether a field has a value; a list needs at least one entry (T4.2). */
export const isFilled = ({ value = null }: Pick<LessonField, 'value'>): boolean =>
  Array.isArray(value) ? value.length > 0 : (value ?? '').trim() !== ''

/**
 * How much of a lesson is filled in: its name, its subject, the values of its headings and every field of its steps.
 * @returns the share, from 0 to 1
 */
export function lessonProgress({
  name,
  subjectId,
  headings,
  steps,
}: Pick<LessonValues, 'name' | 'subjectId' | 'headings' | 'steps'>): number {
  const filled = [
    name.trim() !== '',
    subjectId !== '',
    ...headings.map(({ value }) => value.trim() !== ''),
    ...steps.flatMap((step) => step.fields.map(isFilled)),
  ]
  return filled.filter(Boolean).length / filled.length
}
