import { useCallback, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AssessmentEditor } from '@/features/assessments/editor/assessment-editor.tsx'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import {
  useNewSharedPaper,
  useStoredSharedPaper,
} from '@/features/assessments/shared/use-open-shared-paper.ts'
import { useSharedChoices } from '@/features/assessments/shared/use-shared-choices.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { AppError } from '@/lib/errors.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { AssessmentPreview } from '../workspace/assessment-preview.tsx'

/**
 * The editor of papers over the list of shared ones.
 * @param id null for a new one
 */
export function SharedPaperOverList({ id, onClose }: { id: string | null; onClose: () => void }) {
  const intl = useIntl()
  const choices = useSharedChoices()
  const fresh = useNewSharedPaper(id === null)
  const stored = useStoredSharedPaper(id)
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
  const assessment = opening !== null && 'assessment' in opening ? opening.assessment : null
  if (assessment === null || choices === null) return null
  return (
    <AssessmentEditor
      assessment={assessment}
      title={
        id === null ? (
          <FormattedMessage defaultMessage="New assessment template" id="tphZFP" />
        ) : (
          <FormattedMessage defaultMessage="Edit assessment template" id="+koMcL" />
        )
      }
      choices={choices}
      preview={preview}
      onSaved={onClose}
      onClose={onClose}
    />
  )
}
