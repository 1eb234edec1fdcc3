import { useState, useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'

/** After a mail was sent: where to look, and how to get another one. */
export function CheckYourMail({ onResend }: { onResend: () => Promise<void> }) {
  const [sending, startSending] = useTransition()
  const [result, setResult] = useState<'sent' | { error: unknown } | null>(null)
  const resend = () =>
    startSending(async () => {
      try {
        await onResend()
        setResult('sent')
      } catch (error) {
        setResult({ error })
      }
    })
  return (
    <div className="grid gap-5">
      <LetterDrawing />
      <p>
        <FormattedMessage
          defaultMessage="The link works for one hour. Nothing there after a few minutes? Look in your spam folder."
          id="3+pAdu"
        />
      </p>
      <FormError error={result === 'sent' ? null : result?.error} />
      <Button variant="outline" className="justify-self-start" disabled={sending} onClick={resend}>
        <FormattedMessage defaultMessage="Send it again" id="ano6Wp" />
      </Button>
      <p role="status" className="text-ink-muted text-[15px]">
        {result === 'sent' && <FormattedMessage defaultMessage="Sent again." id="robPPA" />}
      </p>
    </div>
  )
}
