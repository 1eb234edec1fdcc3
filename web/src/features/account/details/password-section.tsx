import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

/** The part of the account page about the password. */
export function PasswordSection({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <AccountSection heading={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage defaultMessage="Use it nowhere else, and tell nobody." id="JcCxMM" />
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage defaultMessage="Change password" id="L4nXIc" />
      </Button>
      {open && <ChangePasswordDialog email={email} onClose={() => setOpen(false)} />}
    </AccountSection>
  )
}
