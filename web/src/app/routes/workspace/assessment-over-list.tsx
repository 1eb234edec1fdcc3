import { useCallback, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AssessmentEditor } from '@/features/assessments/editor/assessment-editor.tsx'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import { useAssessmentChoices } from '@/features/assessments/editor/use-assessment-choices.ts'
import {
  useNewAssessment,
  useStoredAssessment,
} from '@/features/assessments/editor/use-open-assessment.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { AssessmentPreview } from './assessment-preview.tsx'

/** The editor over the list, for a stored paper or a new one (T2.6). */
export function AssessmentOverList({
  id = null,
  from = null,
  onSaved,
  onClose,
}: {
  id?: string | null
  /** "blank", or the template of a new paper. */
  from?: string | null
  onSaved?: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const choices = useAssessmentChoices()
  const fresh = useNewAssessment(from)
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
  // The same function, so that the preview is drawn only for another paper.
  const preview = useCallback(
    (drawn: DrawnPaper) => choices && <AssessmentPreview drawn={drawn} choices={choices} />,
    [choices],
  )
  if (opening === null || 'missing' in opening || choices === null) return null
  return (
    <AssessmentEditor
      assessment={opening.assessment}
      title={
        id === null ? (
          <FormattedMessage defaultMessage="New assessment" id="tVVXrR" />
        ) : (
          <FormattedMessage defaultMessage="Edit assessment" id="yXOUiI" />
        )
      }
      choices={choices}
      preview={preview}
      onSaved={onSaved ?? onClose}
      onClose={onClose}
    />
  )
}
