import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteTemplate } from './save-template.ts'
import { readStarted } from './started.ts'

/** Asks before a lesson template is deleted. A lesson is a copy of its template: those of teachers stay. */
export function DeleteLessonTemplate({
  template: { id, name, started },
  onClose,
}: {
  template: { id: string; name: string; started: string | null }
  onClose: () => void
}) {
  const client = useApolloClient()
  const { lessons, teachers } = readStarted(started)
  return (
    <ConfirmDelete
      title={
        <FormattedMessage defaultMessage="Delete “{title}”?" id="4DZ0Gj" values={{ title: name }} />
      }
      onDelete={async () => deleteTemplate(client, id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="Teachers can start no more lessons from it. {lessons, plural, =0 {No lesson that is there now was started from it.} one {The one lesson that was started from it stays as it is.} other {The # lessons of {teachers, plural, one {# teacher} other {# teachers}} that were started from it stay as they are.}}"
        id="O2BNx8"
        values={{ lessons, teachers }}
      />
    </ConfirmDelete>
  )
}
