import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Button } from '@/components/ui/button.tsx'
import { giveUpPayment } from './give-up-payment.ts'

/** "I did not pay", with a question before it, because whoever has paid would then pay twice. */
export function NotPaid({ orderId }: { orderId: string }) {
  const client = useApolloClient()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="link" size="inline" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="I did not pay" id="hmW+q+" />
      </Button>
      {asking && (
        <Confirm
          title={
            <FormattedMessage defaultMessage="Are you sure that you did not pay?" id="MOPnZw" />
          }
          action={<FormattedMessage defaultMessage="I did not pay" id="hmW+q+" />}
          keep={<FormattedMessage defaultMessage="Wait for the confirmation" id="enRdZW" />}
          onConfirm={() => giveUpPayment(client, orderId)}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage
            defaultMessage="If your bank shows the payment, please wait: the confirmation is on its way. If not, we end this payment, and you can pay again by card or by EFT."
            id="aijUgj"
          />
        </Confirm>
      )}
    </>
  )
}
