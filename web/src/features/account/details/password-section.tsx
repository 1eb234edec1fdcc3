import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { changePassword } from './account-calls.ts'
import { AccountDialog } from './account-dialog.tsx'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function PasswordSection({ email }: { email: string }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <AccountSection heading={<FormattedMessage defaultMessage="Password" id="5sg7KC" />}>
      <p className="text-ink-muted text-[15px]">
        <FormattedMessage defaultMessage="Use it nowhere else, and tell nobody." id="JcCxMM" />
      </p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <FormattedMessage defaultMessage="Change password" id="L4nXIc" />
      </Button>
      <AccountDialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage defaultMessage="Change password" id="L4nXIc" />}
      >
        <ChangePasswordForm
          email={email}
          onSave={async (values) => {
            await changePassword(email, values)
            setOpen(false)
            showSnack(
              'done',
              intl.formatMessage({ defaultMessage: 'Password saved', id: 'dkYFHc' }),
            )
          }}
        />
      </AccountDialog>
    </AccountSection>
  )
}
