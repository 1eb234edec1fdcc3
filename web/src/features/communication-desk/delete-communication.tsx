import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { isUnsent } from './communication-state.ts'
import type { WholeCommunication } from './dialog/communication-values.ts'
import { deleteCommunication } from './save-communication.ts'

/** Asks before a communication is deleted. */
export function DeleteCommunication({
  communication,
  onClose,
}: {
  communication: WholeCommunication
  onClose: () => void
}) {
  const client = useApolloClient()
  const { subject } = communication
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: subject }}
        />
      }
      onDelete={async () => deleteCommunication(client, communication)}
      onClose={onClose}
    >
      {isUnsent(communication) ? (
        <FormattedMessage
          defaultMessage="It reaches nobody now. Its pictures are deleted too."
          id="B4T4zW"
        />
      ) : (
        <FormattedMessage
          defaultMessage="It disappears from the pages of teachers at once. Its pictures are deleted too."
          id="5apHTf"
        />
      )}
    </ConfirmDelete>
  )
}
