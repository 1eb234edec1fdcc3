import { FormattedMessage } from 'react-intl'
import { useTellMissing } from '@/components/use-tell-missing.ts'
import { LessonEditor } from '@/domain/lesson/lesson-editor.tsx'
import type { LessonValues } from '@/domain/lesson/lesson-values.ts'
import { useLessonChoices } from '@/features/lessons/use-lesson-choices.ts'
import { useNewLesson, useStoredLesson } from '@/features/lessons/use-open-lesson.ts'
import { LessonPreview } from './lesson-preview.tsx'

/** The editor over the list, for a stored lesson or a new one. */
export function LessonOverList({
  id = null,
  from = null,
  given = {},
  activityId = null,
  onSaved,
  onClose,
}: {
  id?: string | null
  /** "blank", or the template of a new lesson. */
  from?: string | null
  /** What was chosen before: it takes the place of the template's. */
  given?: Partial<Pick<LessonValues, 'name' | 'grade' | 'subjectId'>>
  /** The activity of the calendar that a new lesson is for. */
  activityId?: string | null
  /** @param id of what was saved */
  onSaved?: (id: string) => void
  onClose: () => void
}) {
  const choices = useLessonChoices()
  const fresh = useNewLesson(from, given, activityId)
  const stored = useStoredLesson(id)
  const opening = fresh ?? stored
  useTellMissing(opening, id ?? from, onClose)
  if (opening === null || 'missing' in opening || choices === null) return null
  const { lesson } = opening
  return (
    <LessonEditor
      lesson={lesson}
      title={
        id === null ? (
          <FormattedMessage defaultMessage="New lesson" id="n1W87b" />
        ) : (
          <FormattedMessage defaultMessage="Edit lesson" id="FIPgQz" />
        )
      }
      choices={choices}
      preview={(values) => <LessonPreview values={values} choices={choices} />}
      onSaved={() => (onSaved ?? onClose)(lesson.id)}
      onClose={onClose}
    />
  )
}
