import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteTemplate } from './save-template.ts'

/** Asks before a lesson template is deleted. A lesson is a copy of its template: those of teachers stay. */
export function DeleteLessonTemplate({
  template: { id, name },
  onClose,
}: {
  template: { id: string; name: string }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage defaultMessage="Delete “{title}”?" id="4DZ0Gj" values={{ title: name }} />
      }
      onDelete={async () => deleteTemplate(client, id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="Teachers can start no more lessons from it. Lessons that they have made from it stay as they are."
        id="Fa4y/h"
      />
    </ConfirmDelete>
  )
}
