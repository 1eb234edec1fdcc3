import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { DeleteTemplate } from '@/domain/templates/delete-template.tsx'
import { deleteAssessment } from '../editor/save-assessment.ts'

/** Asks before a paper is deleted. */
export function DeleteAssessment({
  assessment: { id, title },
  onClose,
}: {
  assessment: { id: string; title: string }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <DeleteTemplate
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this assessment?"
          id="qJeKu1"
        />
      }
      name={title}
      linked={{ teacherAssessmentTemplateId: { eq: id } }}
      onDelete={async () => deleteAssessment(client, id)}
      onClose={onClose}
    />
  )
}
