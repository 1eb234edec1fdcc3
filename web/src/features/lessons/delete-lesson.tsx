import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteLesson } from './save-lesson.ts'

/** Asks before a lesson is deleted. */
export function DeleteLesson({
  lesson,
  onClose,
}: {
  lesson: { id: string; name: string }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this lesson?"
          id="it0H4q"
        />
      }
      onDelete={async () => deleteLesson(client, lesson.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="“{name}” goes for good. Activities in your calendar that it is linked to stay, without it."
        id="CBtxdy"
        values={{ name: lesson.name }}
      />
    </ConfirmDelete>
  )
}
