import { useState, useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { sendCode, type PhoneFactor, type SentCode } from './phone-factors.ts'

/** At sign-in: sends a code to a phone of the account, once the person asks for it. */
export function SendCodeToPhone({
  phone,
  onSent,
}: {
  phone: PhoneFactor
  onSent: (sent: SentCode) => void
}) {
  const [sending, startSending] = useTransition()
  const [result, setResult] = useState<'sent' | { error: unknown } | null>(null)
  // The end of the number is enough to know it by; whoever has only the password learns no more.
  const end = phone.phone.slice(-4)
  const send = () =>
    startSending(async () => {
      try {
        onSent(await sendCode(phone.id))
        setResult('sent')
      } catch (error) {
        setResult({ error })
      }
    })
  return (
    <div className="mb-6 grid justify-items-start gap-2">
      <WritingButton variant="outline" disabled={sending} onClick={send}>
        <FormattedMessage defaultMessage="Send me a code" id="gLcdCG" />
      </WritingButton>
      <p role="status" className="text-ink-muted text-[15px]">
        {result === 'sent' ? (
          <FormattedMessage defaultMessage="Sent. Type the code of the SMS here." id="pd5hPe" />
        ) : (
          <FormattedMessage
            defaultMessage="To the phone ending in {end}."
            id="kKoeU3"
            values={{ end }}
          />
        )}
      </p>
      <FormError error={result === 'sent' ? null : result?.error} />
    </div>
  )
}
