import { useApolloClient } from '@apollo/client/react'
import { MonitorSmartphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { takeOverHere } from './check-token.ts'
import { signOut } from './sign-out.ts'

/**
 * Only one device or browser at a time may use an account. "Use Here" takes it over, Close signs out. One of them has to
 * be chosen, so neither Escape nor a click beside the dialog closes it.
 */
export function SessionWarning() {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const takeOver = async () => {
    setBusy(true)
    setError(null)
    await takeOverHere(client).catch(setError)
    setBusy(false)
  }
  return (
    <AlertDialog open>
      <AlertDialogContent aria-describedby="session-warning-text">
        <MonitorSmartphoneIcon aria-hidden="true" className="text-board size-9" />
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Kryt is open in another window" id="xNHAu9" />
        </AlertDialogTitle>
        <p id="session-warning-text" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="Your account is in use on another device or in another browser. Use it here, or close to sign out of this one."
            id="aAKd8m"
          />
        </p>
        <FormError error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => void signOut()}>
            <FormattedMessage defaultMessage="Close" id="rbrahO" />
          </Button>
          <WritingButton disabled={busy} onClick={() => void takeOver()}>
            <FormattedMessage defaultMessage="Use Here" id="BwYvqo" />
          </WritingButton>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}
