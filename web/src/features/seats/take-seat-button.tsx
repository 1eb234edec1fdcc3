import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { takeSeat } from './seat-calls.ts'

/** Takes the seat for the account that is signed in, which is named. */
export function TakeSeatButton({
  token,
  email,
  onTaken,
}: {
  token: string
  /** Of the account. */
  email: string | null
  onTaken: () => Promise<void> | void
}) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const take = async () => {
    setBusy(true)
    setError(null)
    try {
      await takeSeat(client, token)
      await onTaken()
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <FormError error={error} />
      <WritingButton size="lg" disabled={busy} onClick={() => void take()}>
        <FormattedMessage defaultMessage="Take the seat" id="VXgmgO" />
      </WritingButton>
      {email !== null && (
        <p className="text-ink-muted text-[15px] wrap-anywhere">
          <FormattedMessage
            defaultMessage="You are signed in as {email}: the seat goes to this account."
            id="gy0arR"
            values={{ email }}
          />
        </p>
      )}
    </div>
  )
}
