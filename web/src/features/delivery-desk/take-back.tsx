import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import type { Parcel } from './delivery-document.ts'
import { takeParcelBack } from './desk-calls.ts'

/** Asks before the last step of a parcel is undone. */
export function TakeBack({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const client = useApolloClient()
  const { number, state } = parcel
  return (
    <Confirm
      danger
      title={
        state === 'PACKED' ? (
          <FormattedMessage
            defaultMessage="Unpack parcel {number, number}?"
            id="g+cGsv"
            values={{ number }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Take parcel {number, number} one step back?"
            id="/7v6PR"
            values={{ number }}
          />
        )
      }
      action={
        state === 'PACKED' ? (
          <FormattedMessage defaultMessage="Unpack" id="R2GRXx" />
        ) : (
          <FormattedMessage defaultMessage="One step back" id="5vrwcC" />
        )
      }
      onConfirm={async () => takeParcelBack(client, parcel)}
      onClose={onClose}
    >
      <p>
        {state === 'PACKED' && (
          <FormattedMessage defaultMessage="What is in it is to be packed again." id="dYBxpa" />
        )}
        {state === 'SENT' && (
          <FormattedMessage
            defaultMessage="It is to be sent again; its carrier and tracking number are removed."
            id="tOjYw4"
          />
        )}
        {state === 'DELIVERED' && (
          <FormattedMessage defaultMessage="It is on its way again." id="JYAIiF" />
        )}
      </p>
      <p className="pt-2">
        <FormattedMessage
          defaultMessage="An email about it that has gone out cannot be taken back. Who did this is recorded."
          id="V3cE+O"
        />
      </p>
    </Confirm>
  )
}
