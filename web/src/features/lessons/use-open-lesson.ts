import { skipToken, useQuery } from '@apollo/client/react'
import { missingBecause, type Missing } from '@/components/use-tell-missing.ts'
import { useNewRowId } from '@/lib/use-new-row-id.ts'
import { isUuid } from '@/lib/uuid.ts'
import { LessonNowDocument } from './lesson-now.generated.ts'
import { LessonTemplateDocument } from './lesson-templates.generated.ts'
import { blankLesson, valuesOfLesson, type LessonValues } from '@/domain/lesson/lesson-values.ts'
import { ownLessons } from './save-lesson.ts'
import type { OpenLesson } from '@/domain/lesson/use-lesson-form.ts'

/** Stands for the template of a lesson that starts from nothing. */
export const blank = 'blank'

/** What the editor is opened with, or why it cannot be. */
export type Opening = { lesson: OpenLesson } | Missing | null

/**
 * A new lesson from a template, or from nothing.
 * @param from "blank" or the id of a template; null while none is being made
 * @param given what was chosen before, instead of the template's
 * @param activityId the activity of the calendar that it is for: its draft is not another's
 */
export function useNewLesson(
  from: string | null,
  given: Partial<Pick<LessonValues, 'name' | 'grade' | 'subjectId'>> = {},
  activityId: string | null = null,
): Opening {
  const draft =
    from === null
      ? null
      : ['lesson.new', from, ...(activityId === null ? [] : [activityId])].join('.')
  const id = useNewRowId(draft)
  const fromNothing = from === blank
  const known = from !== null && isUuid(from)
  const { data, error } = useQuery(
    LessonTemplateDocument,
    known ? { variables: { id: from } } : skipToken,
  )
  if (id === null || draft === null || from === null) return null
  if (fromNothing)
    return { lesson: { id, values: { ...blankLesson, ...given }, draft, shelf: ownLessons } }
  const template = data?.subjectTemplateCollection.edges[0]?.node
  if (template !== undefined) {
    const values = { ...valuesOfLesson(template, template.subject?.grade ?? null), ...given }
    return { lesson: { id, values, draft, shelf: ownLessons, from } }
  }
  return known && data === undefined && error === undefined ? null : missingBecause(error)
}

/** A stored lesson, as the server has it when it is opened. */
export function useStoredLesson(id: string | null): Opening {
  const known = id !== null && isUuid(id)
  const { data, error } = useQuery(
    LessonNowDocument,
    known ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  if (id === null) return null
  const row = data?.teacherSubjectTemplateCollection.edges[0]?.node
  if (row !== undefined) {
    const values = valuesOfLesson(row, row.subject?.grade ?? null)
    const draft = `lesson.${id}`
    return { lesson: { id, version: row.updatedAt, values, draft, shelf: ownLessons } }
  }
  return known && data === undefined && error === undefined ? null : missingBecause(error)
}
