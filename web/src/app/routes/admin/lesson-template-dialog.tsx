import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useTellMissing } from '@/components/use-tell-missing.ts'
import { LessonEditor } from '@/domain/lesson/lesson-editor.tsx'
import type { LessonChoices } from '@/domain/lesson/lesson-choices.ts'
import type { LessonValues } from '@/domain/lesson/lesson-values.ts'
import { useTemplateSchool } from '@/domain/templates/template-schools.ts'
import {
  useOpenTemplate,
  useTemplateChoices,
} from '@/features/lesson-templates/use-open-template.ts'
import { LessonPreview } from '../workspace/lesson-preview.tsx'

/** A lesson template in the editor of lessons (decision 094), over its list. */
export function LessonTemplateDialog({
  id,
  onClose,
}: {
  /** Null for a new one. */
  id: string | null
  onClose: () => void
}) {
  const choices = useTemplateChoices()
  const opening = useOpenTemplate(id)
  useTellMissing(opening, id, onClose)
  const preview = useCallback(
    (values: LessonValues) =>
      choices === null ? null : <TemplatePreview values={values} choices={choices} />,
    [choices],
  )
  if (opening === null || 'missing' in opening || choices === null) return null
  return (
    <LessonEditor
      lesson={opening.template}
      title={
        id === null ? (
          <FormattedMessage defaultMessage="New lesson template" id="rGv25n" />
        ) : (
          <FormattedMessage defaultMessage="Edit lesson template" id="QZNnLf" />
        )
      }
      choices={choices}
      preview={preview}
      onSaved={onClose}
      onClose={onClose}
    />
  )
}

/** The sheet as a teacher of the school prints it: a generic school has no name and no crest on paper. */
function TemplatePreview({ values, choices }: { values: LessonValues; choices: LessonChoices }) {
  const school = useTemplateSchool(values.schoolId)
  return <LessonPreview values={values} choices={{ ...choices, ownSchool: school }} />
}
