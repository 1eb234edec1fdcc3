import { KeyRoundIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '@/components/form/form.tsx'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { newPasswordSchema } from '../account-form-schemas.ts'
import { answered } from '../auth-answer.ts'
import { authClient } from '@/lib/session.ts'
import { signOut } from '../session/sign-out.ts'
import { useAccountForm } from '../use-account-form.ts'
import { rememberOwnPassword } from '../viewer/viewer.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { RepeatPasswordField } from './repeat-password-field.tsx'

/**
 * The first sign-in of a teacher for whom an administrator created the account (A4.8). A password has to be chosen, so
 * neither Escape nor a click beside the dialog closes it; signing out does.
 */
export function ChoosePassword() {
  const intl = useIntl()
  const form = useAccountForm({
    schema: newPasswordSchema(intl),
    values: { password: '', repeated: '' },
    notice: intl.formatMessage({ defaultMessage: 'Password saved', id: 'dkYFHc' }),
    onSend: async ({ password }) => {
      const auth = await authClient()
      await answered(auth.updateUser({ password }))
    },
    onSent: rememberOwnPassword,
  })
  return (
    <AlertDialog open>
      <AlertDialogContent aria-describedby="choose-password-text">
        <KeyRoundIcon aria-hidden="true" className="text-board size-9" />
        <AlertDialogTitle>
          <FormattedMessage defaultMessage="Choose your own password" id="/uG2Pw" />
        </AlertDialogTitle>
        <p id="choose-password-text" className="text-ink-muted">
          <FormattedMessage
            defaultMessage="Your account was made for you, with a temporary password. Choose one that only you know."
            id="icbZf+"
          />
        </p>
        <Form
          form={form}
          className="grid gap-5"
          footer={
            <div className="flex flex-wrap items-center justify-end gap-3">
              <SaveNote form={form} />
              <Button variant="outline" onClick={() => void signOut()}>
                <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
              </Button>
              <SaveButton form={form}>
                <FormattedMessage defaultMessage="Save password" id="Mha9vC" />
              </SaveButton>
            </div>
          }
        >
          <NewPasswordField
            form={form}
            name="password"
            label={<FormattedMessage defaultMessage="New password" id="fTHhSB" />}
          />
          <RepeatPasswordField form={form} name="repeated" password="password" />
        </Form>
      </AlertDialogContent>
    </AlertDialog>
  )
}
