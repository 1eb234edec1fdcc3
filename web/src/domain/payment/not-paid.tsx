import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { giveUpPayment } from './give-up-payment.ts'

/** "I did not pay", with a question before it, because whoever has paid would then pay twice. */
export function NotPaid({ orderId }: { orderId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="link" size="inline" onClick={() => setAsking(true)}>
        <FormattedMessage defaultMessage="I did not pay" id="hmW+q+" />
      </Button>
      {asking && <Question orderId={orderId} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const client = useApolloClient()
  const online = useOnline()
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const giveUp = async () => {
    setSending(true)
    setError(null)
    await giveUpPayment(client, orderId).then(onClose, setError)
    setSending(false)
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby="not-paid">
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Are you sure that you did not pay?" id="MOPnZw" />
        </AlertDialogTitle>
        <p id="not-paid" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="If your bank shows the payment, please wait: the confirmation is on its way. If not, we end this payment, and you can pay again by card or by EFT."
            id="aijUgj"
          />
        </p>
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" data-focus-first="" onClick={onClose}>
            <FormattedMessage defaultMessage="Wait for the confirmation" id="enRdZW" />
          </Button>
          <Button disabled={sending || !online} onClick={() => void giveUp()}>
            <FormattedMessage defaultMessage="I did not pay" id="hmW+q+" />
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
