import { useCallback, useEffect, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActivityToPlan } from '@/domain/templates/use-activity-to-plan.ts'
import { AssessmentEditor } from '@/features/assessments/editor/assessment-editor.tsx'
import type { DrawnPaper, OpenAssessment } from '@/features/assessments/editor/open-assessment.ts'
import { useAssessmentChoices } from '@/features/assessments/editor/use-assessment-choices.ts'
import {
  useNewAssessment,
  useStoredAssessment,
} from '@/features/assessments/editor/use-open-assessment.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { AssessmentPreview } from './assessment-preview.tsx'

/** A new paper with what the activity that it is for says of it. */
function forActivity(opened: OpenAssessment, { id, given }: ActivityToPlan): OpenAssessment {
  if (id === null) return opened
  const { meta } = opened.paper
  const { name: title = meta.title, grade = meta.grade, subjectId = meta.subjectId } = given
  return {
    ...opened,
    paper: { ...opened.paper, meta: { ...meta, title, grade, subjectId } },
  }
}

/** The editor over the list, for a stored paper or a new one. */
export function AssessmentOverList({
  id = null,
  from = null,
  activity,
  onSaved,
  onClose,
}: {
  id?: string | null
  /** "blank", or the template of a new paper. */
  from?: string | null
  /** The activity of the calendar that a new paper is for. */
  activity: ActivityToPlan
  /** @param id of what was saved */
  onSaved: (id: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const choices = useAssessmentChoices()
  const fresh = useNewAssessment(from, activity.id)
  const stored = useStoredAssessment(id)
  const opening = fresh ?? stored
  const missing = opening !== null && 'missing' in opening
  // Outside React: the notice, and the address that names the paper.
  useEffect(() => {
    if (!missing) return
    showSnack('error', errorSentence(intl, new AppError('not_found_or_forbidden')))
    onClose()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each paper that is missing
  }, [missing])
  const preview = useCallback(
    (drawn: DrawnPaper) =>
      choices === null ? null : <AssessmentPreview drawn={drawn} choices={choices} />,
    [choices],
  )
  const opened = opening !== null && 'assessment' in opening ? opening.assessment : null
  const assessment = useMemo(
    () => (opened === null || id !== null ? opened : forActivity(opened, activity)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the activity is read once
    [opened?.id, opened?.version, activity.id],
  )
  if (assessment === null || choices === null) return null
  return (
    <AssessmentEditor
      assessment={assessment}
      title={
        id === null ? (
          <FormattedMessage defaultMessage="New assessment" id="tVVXrR" />
        ) : (
          <FormattedMessage defaultMessage="Edit assessment" id="yXOUiI" />
        )
      }
      choices={choices}
      preview={preview}
      onSaved={() => onSaved(assessment.id)}
      onClose={onClose}
    />
  )
}
