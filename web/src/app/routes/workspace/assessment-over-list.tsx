import { useCallback, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { useTellMissing } from '@/components/use-tell-missing.ts'
import type { ActivityToPlan } from '@/domain/templates/use-activity-to-plan.ts'
import { AssessmentEditor } from '@/features/assessments/editor/assessment-editor.tsx'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import { useAssessmentChoices } from '@/features/assessments/editor/use-assessment-choices.ts'
import {
  useNewAssessment,
  useStoredAssessment,
} from '@/features/assessments/editor/use-open-assessment.ts'
import { paperFor } from '@/features/assessments/paper/paper-for.ts'
import { AssessmentPreview } from './assessment-preview.tsx'

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
  const choices = useAssessmentChoices()
  const fresh = useNewAssessment(from, activity.id)
  const stored = useStoredAssessment(id)
  const opening = fresh ?? stored
  useTellMissing(opening, id ?? from, onClose)
  const preview = useCallback(
    (drawn: DrawnPaper) =>
      choices === null ? null : <AssessmentPreview drawn={drawn} choices={choices} />,
    [choices],
  )
  const opened = opening !== null && 'assessment' in opening ? opening.assessment : null
  const assessment = useMemo(
    () => {
      if (opened === null || id !== null) return opened
      return { ...opened, paper: paperFor(opened.paper, activity.given) }
    },
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
