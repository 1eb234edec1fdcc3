import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Button } from '@/components/ui/button.tsx'
import { refetch } from '@/graphql/ask-again.ts'
import { CancelOrderDocument } from './cancel-order.generated.ts'

/** An order that nobody has paid can be cancelled by its buyer, after a question. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const client = useApolloClient()
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    await client.mutate({ mutation: CancelOrderDocument, variables: { orderId } })
    void refetch(client, { include: 'active' })
  }
  return (
    <div>
      <Button variant="link" size="inline" className="min-h-11" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="Cancel this order" id="wwcst5" />
      </Button>
      {asking && (
        <Confirm
          title={<FormattedMessage defaultMessage="Cancel this order?" id="+98Zbv" />}
          action={<FormattedMessage defaultMessage="Cancel the order" id="psV62I" />}
          keep={<FormattedMessage defaultMessage="Keep the order" id="Nresuu" />}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          <FormattedMessage
            defaultMessage="Only if you have not paid. If the transfer is on its way, please keep the order. You can order again at any time, at the price of that day."
            id="0mfADq"
          />
        </Confirm>
      )}
    </div>
  )
}
