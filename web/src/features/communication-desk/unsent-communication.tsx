import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { isUnsent } from './communication-state.ts'
import type { WholeCommunication } from './dialog/communication-values.ts'
import { deleteUnsent } from './save-communication.ts'

/** Whether a communication holds nothing yet: it was made, and its dialog closed. */
export const isBlank = (row: WholeCommunication): boolean =>
  isUnsent(row) && row.body === null && row.images === null && row.video === null

/** Says what became of a new one that was closed unsent, and offers to delete it. */
export function UnsentCommunication({
  communication,
  onClose,
}: {
  communication: WholeCommunication
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <Confirm
      title={<FormattedMessage defaultMessage="This communication was not sent" id="7e2a9t" />}
      action={<FormattedMessage defaultMessage="Delete" id="K3r6DQ" />}
      keep={<FormattedMessage defaultMessage="Keep it" id="xNg7nj" />}
      danger
      onConfirm={async () => deleteUnsent(client, communication)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="“{subject}” stays in the list, and reaches nobody until it is sent."
        id="QG/G89"
        values={{ subject: communication.subject }}
      />
    </Confirm>
  )
}
