import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { sharedPaperLists } from '@/domain/templates/shared-paper-lists.ts'
import { writeRow } from '@/graphql/write.ts'
import { DeleteSharedPaperDocument } from './assessment-templates.generated.ts'

/** Asks before a shared paper is deleted. What teachers have started from it is their own and stays. */
export function DeleteAssessmentTemplate({
  template: { id, title },
  onClose,
}: {
  template: { id: string; title: string }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this assessment?"
          id="qJeKu1"
        />
      }
      onDelete={async () => {
        await writeRow(client, DeleteSharedPaperDocument, { id }, sharedPaperLists)
      }}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="Teachers can no longer start a paper from “{title}”. Papers that they have started from it stay as they are."
        id="3clcKc"
        values={{ title }}
      />
    </ConfirmDelete>
  )
}
