import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangeEmailDialog } from './change-email-dialog.tsx'

const strong = (text: ReactNode) => <b className="text-ink font-semibold wrap-anywhere">{text}</b>

/** The part of the account page about the email address. */
export function EmailSection({
  email,
  nextEmail,
  onChanged,
}: {
  email: string | null
  nextEmail: string | null
  /** A change was asked for. */
  onChanged: () => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection heading={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}>
      <p>
        <strong className="block font-semibold wrap-anywhere">{email}</strong>
        <span className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="You sign in with this address, and our emails go there."
            id="ArckeL"
          />
        </span>
      </p>
      {nextEmail !== null && (
        <p className="border-chalk-yellow bg-chalk-yellow/10 rounded-r-md border-l-4 px-4 py-3 text-[15px]">
          <FormattedMessage
            defaultMessage="Waiting for both addresses to confirm the change to <b>{nextEmail}</b>."
            id="PwgAQv"
            values={{ nextEmail, b: strong }}
          />
        </p>
      )}
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage defaultMessage="Change email" id="ChATeO" />
      </Button>
      {open && (
        <ChangeEmailDialog current={email} onAsked={onChanged} onClose={() => setOpen(false)} />
      )}
    </AccountSection>
  )
}
