import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { refetch } from '@/graphql/ask-again.ts'
import { toAppError } from '@/lib/errors.ts'
import { useOnline } from '@/lib/network-status.ts'
import { CancelOrderDocument } from './cancel-order.generated.ts'

/** An order that nobody has paid can be cancelled by its buyer, after a question. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="link" size="inline" className="min-h-11" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="Cancel this order" id="wwcst5" />
      </Button>
      {asking && <Question orderId={orderId} onClose={() => setAsking(false)} />}
    </div>
  )
}

function Question({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const client = useApolloClient()
  const online = useOnline()
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const cancel = async () => {
    setSending(true)
    setError(null)
    try {
      await client.mutate({ mutation: CancelOrderDocument, variables: { orderId } })
      onClose()
      await refetch(client, { include: 'active' })
    } catch (reason) {
      setError(toAppError(reason))
      setSending(false)
    }
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby="cancel-order">
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Cancel this order?" id="+98Zbv" />
        </AlertDialogTitle>
        <p id="cancel-order" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="Only if you have not paid. If the transfer is on its way, please keep the order. You can order again at any time, at the price of that day."
            id="0mfADq"
          />
        </p>
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" data-focus-first="" onClick={onClose}>
            <FormattedMessage defaultMessage="Keep the order" id="Nresuu" />
          </Button>
          <Button disabled={sending || !online} onClick={() => void cancel()}>
            <FormattedMessage defaultMessage="Cancel the order" id="psV62I" />
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
