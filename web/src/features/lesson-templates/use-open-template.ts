import { skipToken, useQuery } from '@apollo/client/react'
import { missingBecause, type Missing } from '@/components/use-tell-missing.ts'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import type { LessonChoices } from '@/domain/lesson/lesson-choices.ts'
import { blankLesson, valuesOfLesson } from '@/domain/lesson/lesson-values.ts'
import type { OpenLesson } from '@/domain/lesson/use-lesson-form.ts'
import { subjectChoices } from '@/domain/school/subject-choices.ts'
import { useNewRowId } from '@/lib/use-new-row-id.ts'
import { isUuid } from '@/lib/uuid.ts'
import {
  LessonTemplateNowDocument,
  SubjectsOfTemplatesDocument,
} from './lesson-templates.generated.ts'
import { sharedLessons } from './save-template.ts'

const newDraft = 'lessonTemplate.new'

/** What the editor is opened with, or why it cannot be; null while it is being loaded. */
export type Opening = { template: OpenLesson } | Missing | null

/**
 * The template that is open in the editor, as the server has it when it is opened.
 * @param id null for a new one
 */
export function useOpenTemplate(id: string | null): Opening {
  const newId = useNewRowId(id === null ? newDraft : null)
  const known = id !== null && isUuid(id)
  const { data, error } = useQuery(
    LessonTemplateNowDocument,
    known ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  if (id === null) {
    const values = { ...blankLesson, complexity: '' }
    return newId === null
      ? null
      : { template: { id: newId, values, draft: newDraft, shelf: sharedLessons } }
  }
  const row = data?.subjectTemplateCollection.edges[0]?.node
  if (row !== undefined) {
    const values = valuesOfLesson(row, row.subject?.grade ?? null)
    const draft = `lessonTemplate.${id}`
    return { template: { id, version: row.updatedAt, values, draft, shelf: sharedLessons } }
  }
  return known && data === undefined && error === undefined ? null : missingBecause(error)
}

/** What the editor offers: all subjects. The school is found by typing. Null while they are being loaded. */
export function useTemplateChoices(): LessonChoices | null {
  const { data, error, refetch } = useQuery(SubjectsOfTemplatesDocument)
  useTellUnread(error, refetch)
  return data === undefined
    ? null
    : { subjects: subjectChoices(data), schools: [], ownSchool: null }
}
