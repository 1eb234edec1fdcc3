import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import type { WholeCommunication } from './dialog/communication-values.ts'
import { withdrawCommunication } from './save-communication.ts'

/** Asks before a communication is taken from its channels. */
export function WithdrawCommunication({
  communication,
  onClose,
}: {
  communication: WholeCommunication
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <Confirm
      title={
        <FormattedMessage
          defaultMessage="Withdraw “{subject}”?"
          id="2cn5pz"
          values={{ subject: communication.subject }}
        />
      }
      action={<FormattedMessage defaultMessage="Withdraw" id="PXAur5" />}
      onConfirm={async () => withdrawCommunication(client, communication.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="It disappears from the pages of teachers at once. It stays in this list without channels, and can be sent again."
        id="n3Hmmc"
      />
    </Confirm>
  )
}
