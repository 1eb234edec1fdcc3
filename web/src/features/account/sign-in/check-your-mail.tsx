import { useState, useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import type { CodeForm as CodeFormValues } from '../account-form-schemas.ts'
import { CodeForm } from '../code/code-form.tsx'
import type { Sending } from '../use-account-form.ts'

/** Shown after a mail was sent: where to look for it, a field for its code, and a button that sends it again. */
export function CheckYourMail<Answer>({
  code,
  onResend,
}: {
  /** For a mail with a code, which people type who read the mail on another device. */
  code?: Sending<CodeFormValues, Answer>
  onResend: () => Promise<void>
}) {
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
      {code !== undefined && (
        <CodeForm
          label={<FormattedMessage defaultMessage="Code from our email" id="dzPQ5W" />}
          button={<FormattedMessage defaultMessage="Continue" id="acrOoz" />}
          {...code}
        />
      )}
      <p>
        {code === undefined ? (
          <FormattedMessage
            defaultMessage="The link works for one hour. Nothing there after a few minutes? Look in your spam folder."
            id="3+pAdu"
          />
        ) : (
          <FormattedMessage
            defaultMessage="The link and the code work for one hour. Nothing there after a few minutes? Look in your spam folder."
            id="s2yvj0"
          />
        )}
      </p>
      <FormError error={result === 'sent' ? null : result?.error} />
      <WritingButton
        variant="outline"
        className="justify-self-start"
        disabled={sending}
        onClick={resend}
      >
        <FormattedMessage defaultMessage="Send it again" id="ano6Wp" />
      </WritingButton>
      <p role="status" className="text-ink-muted text-[15px]">
        {result === 'sent' && <FormattedMessage defaultMessage="Sent again." id="robPPA" />}
      </p>
    </div>
  )
}
