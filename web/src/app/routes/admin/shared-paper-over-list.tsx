import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useTellMissing } from '@/components/use-tell-missing.ts'
import { AssessmentEditor } from '@/features/assessments/editor/assessment-editor.tsx'
import type { DrawnPaper } from '@/features/assessments/editor/open-assessment.ts'
import {
  useNewSharedPaper,
  useStoredSharedPaper,
} from '@/features/assessments/shared/use-open-shared-paper.ts'
import { useSharedChoices } from '@/features/assessments/shared/use-shared-choices.ts'
import { AssessmentPreview } from '../workspace/assessment-preview.tsx'

/**
 * The editor of papers over the list of shared ones.
 * @param id null for a new one
 */
export function SharedPaperOverList({ id, onClose }: { id: string | null; onClose: () => void }) {
  const choices = useSharedChoices()
  const fresh = useNewSharedPaper(id === null)
  const stored = useStoredSharedPaper(id)
  const opening = fresh ?? stored
  useTellMissing(opening, id, onClose)
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
