import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { DeleteTemplate } from '@/domain/templates/delete-template.tsx'
import { deleteLesson } from './save-lesson.ts'

/** Asks before a lesson is deleted. */
export function DeleteLesson({
  lesson: { id, name },
  onClose,
}: {
  lesson: { id: string; name: string }
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <DeleteTemplate
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this lesson?"
          id="it0H4q"
        />
      }
      name={name}
      linked={{ teacherSubjectTemplateId: { eq: id } }}
      onDelete={async () => deleteLesson(client, id)}
      onClose={onClose}
    />
  )
}
