import { Fragment, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** What a form for one message receives: whether it was sent, and a function to report that. */
export interface SendingOnce {
  sent: boolean
  onSent: () => void
}

/** Renders the form again after sending, so that its fields are empty. */
export function SendOnce({ children }: { children: (sending: SendingOnce) => ReactNode }) {
  const [sent, setSent] = useState(false)
  return (
    <div className="grid gap-3">
      <Fragment key={String(sent)}>{children({ sent, onSent: () => setSent(true) })}</Fragment>
      <p role="status" className="text-ink-muted text-[15px]">
        {sent && (
          <FormattedMessage
            defaultMessage="Your message has been sent. We answer within 48 hours."
            id="tDFjnu"
          />
        )}
      </p>
    </div>
  )
}
